/// The JSON schema of what `--format json` prints; a line of `--format jsonl` is one of its findings.
package enum FindingsSchema {
  package static let text = #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "What sym-lint --format json prints; a line of --format jsonl is one of its findings",
      "type": "object",
      "additionalProperties": false,
      "required": ["version", "findings", "summary"],
      "properties": {
        "version": {"const": 1},
        "findings": {
          "description": "Sorted by file, then by position.",
          "type": "array",
          "items": {"$ref": "#/definitions/finding"}
        },
        "summary": {
          "type": "object",
          "additionalProperties": false,
          "required": ["files", "findings", "errors", "warnings", "known", "rules"],
          "properties": {
            "files": {"description": "How many files were linted.", "type": "integer", "minimum": 0},
            "findings": {"type": "integer", "minimum": 0},
            "errors": {"type": "integer", "minimum": 0},
            "warnings": {"type": "integer", "minimum": 0},
            "known": {"description": "How many more there are that baselines know.", "type": "integer", "minimum": 0},
            "rules": {
              "description": "How many findings each rule has.",
              "type": "object",
              "additionalProperties": {"type": "integer", "minimum": 1}
            }
          }
        }
      },
      "definitions": {
        "finding": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "file",
            "line",
            "column",
            "endLine",
            "endColumn",
            "rule",
            "severity",
            "fails",
            "message",
            "text",
            "value",
            "suggestions",
            "fingerprint"
          ],
          "properties": {
            "file": {
              "description": "As given on the command line, or relative to the working folder.",
              "type": "string"
            },
            "line": {"description": "From 1.", "type": "integer", "minimum": 1},
            "column": {"description": "From 1, in UTF-8 bytes.", "type": "integer", "minimum": 1},
            "endLine": {"type": "integer", "minimum": 1},
            "endColumn": {"description": "Just past the last byte.", "type": "integer", "minimum": 1},
            "rule": {"type": "string"},
            "severity": {"enum": ["warning", "error"]},
            "fails": {
              "description": "Whether it is at or above the fail level of its file's configuration, whatever --fail-on says.",
              "type": "boolean"
            },
            "message": {"type": "string"},
            "text": {"description": "The source of the range.", "type": "string"},
            "value": {
              "description": "In normal form: #RRGGBBAA, a minimal decimal, family/size/weight, system:red; empty where there is none.",
              "type": "string"
            },
            "suggestions": {
              "description": "Design tokens, best first.",
              "type": "array",
              "items": {"$ref": "#/definitions/suggestion"}
            },
            "fingerprint": {
              "description": "Stays the same when lines move.",
              "type": "string",
              "pattern": "^[0-9a-f]{16}$"
            }
          }
        },
        "suggestion": {
          "type": "object",
          "additionalProperties": false,
          "required": ["token", "replacement", "kind", "difference", "safe", "definedAt"],
          "properties": {
            "token": {"description": "The token's name.", "type": "string"},
            "replacement": {"description": "What to put in place of the finding's range.", "type": "string"},
            "kind": {"enum": ["exact", "opacity", "negative", "near"]},
            "difference": {
              "description": "In ΔE₀₀ for colors, in points for lengths.",
              "type": "number",
              "minimum": 0
            },
            "safe": {
              "description": "Whether 'sym-lint fix' takes it without being asked to.",
              "type": "boolean"
            },
            "note": {"description": "Why it is not safe, or what to know about it.", "type": "string"},
            "module": {"description": "What a file must import to use it.", "type": "string"},
            "definedAt": {
              "type": ["object", "null"],
              "additionalProperties": false,
              "required": ["file", "line", "column"],
              "properties": {
                "file": {"type": "string"},
                "line": {"type": "integer", "minimum": 1},
                "column": {"type": "integer", "minimum": 1}
              }
            }
          }
        }
      }
    }

    """#
}
