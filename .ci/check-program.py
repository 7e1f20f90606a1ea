#!/usr/bin/env python3
"""Runs the built program from outside, as scripts and editors do.

Usage: check-program.py PROGRAM
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
APPS = sorted(path.parent / path.name.split(".")[0] for path in (ROOT / "Tests/Fixtures").glob("*.expected.tsv"))
FINDING_KEYS = {
    "file", "line", "column", "endLine", "endColumn", "rule", "severity", "fails", "message", "text", "value",
    "suggestions", "fingerprint",
}


def run(*arguments, folder=ROOT, stdin=b""):
    """The exit status and standard output of one run."""
    done = subprocess.run([PROGRAM, *arguments], cwd=folder, input=stdin, capture_output=True, timeout=120)
    return done.returncode, done.stdout


def check_exit_statuses():
    clean, raw = b"let a = 1\n", b"let view = Text(\"a\").padding(15)\n"
    assert run("--stdin-filename", "A.swift", stdin=clean)[0] == 0
    assert run("--stdin-filename", "A.swift", stdin=b"func f() { Text(\"a\").padding(15) }\n")[0] == 1
    assert run("--fail-on", "never", "--stdin-filename", "A.swift", stdin=raw)[0] == 0
    assert run("no-such-folder/")[0] == 2
    assert run("--no-such-flag")[0] == 2


def check_json(app):
    """Every finding of a demo app points at the text that it reports."""
    status, output = run("--format", "json", folder=app)
    report = json.loads(output)
    findings = report["findings"]
    assert status == 1 and report["version"] == 1 and report["summary"]["findings"] == len(findings) > 0
    for finding in findings:
        assert set(finding) >= FINDING_KEYS, finding
        lines = (app / finding["file"]).read_bytes().splitlines(keepends=True)
        lines = lines[finding["line"] - 1:finding["endLine"]]
        lines[-1] = lines[-1][:finding["endColumn"] - 1]
        assert b"".join([lines[0][finding["column"] - 1:], *lines[1:]]).decode() == finding["text"], finding
    return len(findings)


def check_report(app):
    """The rows of a report add up, and its page is the same each time and runs nothing."""
    status, output = run("report", "--format", "json", folder=app)
    report = json.loads(output)
    total = report["total"]
    assert status == 0 and sum(row["raw"] for row in report["rules"]) == total["raw"] > 0, total
    assert all(row["used"] <= total["used"] for row in report["rules"]), total
    page = run("report", "--format", "html", "--jobs", "1", folder=app)[1]
    assert page == run("report", "--format", "html", "--jobs", "2", folder=app)[1]
    assert b"default-src 'none'" in page and b"<script" not in page and len(page) < 500_000
    return f"{total['percent']} %"


def check_server():
    """One conversation with the language server, over pipes, up to its end."""
    messages = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize",
         "params": {"processId": None, "rootUri": None, "capabilities": {}}},
        {"jsonrpc": "2.0", "method": "initialized", "params": {}},
        {"jsonrpc": "2.0", "id": 2, "method": "shutdown"},
        {"jsonrpc": "2.0", "method": "exit"},
    ]
    bodies = [json.dumps(message).encode() for message in messages]
    status, output = run("lsp", stdin=b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(b), b) for b in bodies))
    answers = {}
    while output:
        head, output = output.split(b"\r\n\r\n", 1)
        length = int(head.lower().split(b"content-length:")[1].split()[0])
        answer = json.loads(output[:length])
        answers[answer.get("id")] = answer
        output = output[length:]
    assert status == 0 and "capabilities" in answers[1]["result"] and answers[2]["result"] is None, answers


def main():
    check_exit_statuses()
    counts = {app.name: check_json(app) for app in APPS}
    assert json.loads(run("rules", "--format", "json")[1]) and json.loads(run("config", "schema")[1])
    served = "lsp" in run("--help")[1].decode()
    if served:
        check_server()
    shares = {app.name: check_report(app) for app in APPS}
    print(f"findings: {counts}; tokens: {shares}; server: {'answers' if served else 'not there yet'}")


PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
main()
