/// One element of a file's syntax outline. Nodes live in the one array of their `Outline` and name each other by index;
/// a node's children are the chain `firstChild`, `nextSibling`, ….
///
/// Plain stored data, and `public` on purpose, as `Token` is: rules walk millions of them.
public struct Node: Hashable, Sendable {
  public var kind: Kind
  public var role: Role
  public var flags: Flags
  /// Index of the token that names the node: a member's or declaration's name, an argument's label, an operator.
  /// `Node.none` when it has no name.
  public var name: UInt32
  /// Index of the first token.
  public var firstToken: UInt32
  /// Index just past the last token.
  public var endToken: UInt32
  public var parent: UInt32
  public var firstChild: UInt32
  public var nextSibling: UInt32

  /// No node, or no token.
  @inlinable public static var none: UInt32 { .max }

  @inlinable
  public init(
    kind: Kind, role: Role, flags: Flags, name: UInt32, firstToken: UInt32, endToken: UInt32, parent: UInt32,
    firstChild: UInt32, nextSibling: UInt32
  ) {
    self.kind = kind
    self.role = role
    self.flags = flags
    self.name = name
    self.firstToken = firstToken
    self.endToken = endToken
    self.parent = parent
    self.firstChild = firstChild
    self.nextSibling = nextSibling
  }

  public enum Kind: UInt8, Hashable, Sendable {
    /// The root, node 0. Children: statements and declarations.
    case file

    // MARK: Expressions

    /// `name`, also `self`, `Self`, `super`, `$0`, a type name in expression position; generic arguments belong to it.
    case identifier
    /// `.name` with no base: an implicit member, or the first link of a chain inside a postfix `#if`.
    case implicitMember
    /// `base.name`. Child: base.
    case member
    /// `callee(…) {…}`. Children: callee, then an `argument` each, trailing closures last.
    case call
    /// `base[…]`. Children: base, then an `argument` each.
    case subscriptAccess
    /// One argument or tuple element; `name` is the label or none. Child: the value.
    case argument
    case integer, float, string, regex, boolean, nilLiteral
    /// A string with interpolation. Children: an `argument` for each value inside `\( … )`.
    case interpolatedString
    /// Children: the elements.
    case array
    /// Children: key, value, key, value, ….
    case dictionary
    /// `( … )`. Children: an `argument` each. A single one without a label is a parenthesised expression.
    case tuple
    /// `{ … in … }`. Children: `parameter`s that it names, then statements.
    case closure
    /// `-x`, `!x`, `&x`. `name` is the operator. Child: operand.
    case prefixOperation
    /// `x!`, `x?` and other postfix operators. `name` is the operator. Child: operand.
    case postfixOperation
    /// `a + b`, by Swift's standard precedences. `name` is the operator. Children: left, right.
    case binaryOperation
    /// `a = b`, `a += b`. `name` is the operator. Children: left, right.
    case assignment
    /// `a ? b : c`. Children: condition, then, else.
    case ternary
    /// `a as T`, `a as? T`, `a is T`. Children: the expression and the type. `name` is the keyword.
    case cast
    /// `\.path`, `\Type.path`. A leaf.
    case keyPath
    /// `#name(…) {…}` as expression, statement or declaration. `name` is the macro's. Children: arguments.
    case macroExpansion
    /// A postfix `#if` in a member chain. Children: the base it hangs on, if any, then an `ifConfigClause` each.
    case ifConfigExpression

    // MARK: Declarations

    /// `let`/`var` with its modifiers. Children: `attribute`s, then a `binding` each.
    case variable
    /// One name of a `variable`. `name` is it (none for a tuple pattern). Children: `type`, initial value with the
    /// role `initialValue`, then one `accessors` or `block` where it is computed or observed.
    case binding
    /// `{ get … set … }`. Children: an `accessor` each, or nothing in a protocol.
    case accessors
    /// `get`, `set`, `willSet`, `didSet`, `_read`, …; `name` is the word. Child: a `block` or nothing.
    case accessor
    /// Children: `attribute`s, `parameter`s, the result as `type` with the role `resultType`, `block`.
    case function, initializer, deinitializer, subscriptDeclaration
    /// `name` is the name inside the body, the token before it (if different) is the label. Children: `attribute`s,
    /// `type`, default value with the role `defaultValue`.
    case parameter
    /// Children: `attribute`s, inherited `type`s, then members.
    case structDeclaration, classDeclaration, enumDeclaration, actorDeclaration, protocolDeclaration
    /// The same; `name` is the last identifier of the extended type.
    case extensionDeclaration
    /// One name of a `case` in an enum. Children: `parameter`s, raw value with the role `initialValue`.
    case enumCase
    /// Child: `type`.
    case typealiasDeclaration
    /// `name` is the module, or the last part of the path.
    case importDeclaration
    /// `operator`, `precedencegroup`, `associatedtype`, `macro`: only their extent.
    case otherDeclaration
    /// `@name(…)`. Children: `argument`s.
    case attribute
    /// A type as written. `name` is its last simple identifier at the top level, looking through `?`, `!`, `some`, `any`
    /// and attributes: `[Int]` has none, `SwiftUI.Color?` has `Color`. A leaf.
    case type

    // MARK: Statements

    /// `{ … }`. Children: statements.
    case block
    /// Children: the conditions (role `condition`), the `block`, then the else part (`block` or `ifStatement`).
    /// Also as an expression, likewise `switchStatement` and `doStatement`.
    case ifStatement
    case guardStatement, whileStatement, repeatStatement
    /// `let x = y`, `case .a(let b) = y` in a condition. Children: pattern expression if any, then the value.
    case conditionBinding
    /// Children: pattern (role `pattern`), sequence, where clause (role `condition`), `block`.
    case forStatement
    /// Children: subject (role `subject`), then `switchCase`s and `ifConfig`s.
    case switchStatement
    /// `case a, b where c:` or `default:`. Children: patterns (role `pattern`), where clauses (role `condition`), then
    /// statements.
    case switchCase
    /// Children: `block`, then a `catchClause` each.
    case doStatement
    case catchClause
    case deferStatement
    /// `return`, `throw`, `yield`, …; `name` is the word. Child: the value, if any.
    case jump
    /// `#if … #endif` around statements, members or cases. Children: an `ifConfigClause` each.
    case ifConfig
    /// One branch. Children: what stands in it.
    case ifConfigClause
    /// Tokens the parser could not place.
    case unexpected

    /// Whether it stands among the expressions above: an `if` that is a value counts as the statement it is written as.
    package var isExpression: Bool { self != .file && rawValue < Kind.variable.rawValue }
  }

  /// What a node is to its parent, where the kinds alone do not tell.
  public enum Role: UInt8, Hashable, Sendable {
    case plain
    case initialValue, defaultValue, resultType, condition, pattern, subject
    /// A key of a dictionary, rather than a value.
    case key
    /// An argument that is a trailing closure.
    case trailingClosure
  }

  /// Modifiers of a declaration.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `let` rather than `var`.
    @inlinable public static var isLet: Flags { Flags(rawValue: 1) }
    /// `static`, or `class` on a member.
    @inlinable public static var isStatic: Flags { Flags(rawValue: 2) }
    @inlinable public static var isPrivate: Flags { Flags(rawValue: 4) }
    @inlinable public static var isFileprivate: Flags { Flags(rawValue: 8) }
    /// `public` or `open`.
    @inlinable public static var isPublic: Flags { Flags(rawValue: 16) }
    @inlinable public static var isPackage: Flags { Flags(rawValue: 32) }
    @inlinable public static var isLazy: Flags { Flags(rawValue: 64) }
    @inlinable public static var isOverride: Flags { Flags(rawValue: 128) }
  }
}
