import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { importsService, isExported, isReference, outermostFunction, SERVICES } from './syntax';
import { either, joined, type Query, Scope, textOf, UNKNOWN, type Value } from './values';

/** Calls of functions within each other: enough for any builder of queries, and an end for those that call themselves. */
const MAX_DEPTH = 8;

/**
 * Reads the queries out of the sources: follows each `rest()` through constants, local functions and modules of the
 * same package to the calls that complete it. What only a running page knows is `unknown`.
 */
export class QuerySource {
  private readonly modules = new Map<string, Scope>();
  private readonly seen = new Set<ts.Node>();
  private readonly complete = new Set<Query>();
  /** Exported functions that give a query to be continued by whoever calls them. */
  private readonly builders = new Set<ts.Node>();
  private depth = 0;

  constructor(private readonly root: string) {}

  /** Reads a module with all that it exports. */
  read(name: string): void {
    const scope = this.module(path.join(this.root, name));
    this.run(scope.file, scope, isExported);
    // Functions that are used in a way that is not followed, such as components.
    for (let left = this.unseen(scope.file); left.length > 0; left = this.unseen(scope.file)) {
      const outer = left.map(outermostFunction)[0];
      if (!outer || this.seen.has(outer)) return;
      this.seen.add(outer);
      this.call({ kind: 'function', node: outer, scope }, []);
    }
  }

  /** The queries read so far; those that others continue are not among them. */
  get queries(): readonly Query[] {
    return [...this.complete];
  }

  /** Where a module uses a service in a way that could not be followed; queries are followed within a package only. */
  unread(name: string): string[] {
    const { file } = this.module(path.join(this.root, name));
    const builders = name.startsWith('libs/') ? [...this.builders].filter((node) => node.getSourceFile() === file) : [];
    return [...this.unseen(file), ...builders].map((node) => this.place(node));
  }

  private unseen(file: ts.SourceFile): ts.Node[] {
    const found: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node) && SERVICES.includes(node.text) && isReference(node) && !this.seen.has(node)) {
        found.push(node);
      }
      ts.forEachChild(node, visit);
    };
    if (importsService(file)) visit(file);
    return found;
  }

  private place(node: ts.Node): string {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return `${path.relative(this.root, file.fileName)}:${line + 1}`;
  }

  private module(name: string): Scope {
    const known = this.modules.get(name);
    if (known) return known;
    const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
    const scope = new Scope(file);
    this.modules.set(name, scope);
    for (const statement of file.statements) this.declare(statement, scope);
    return scope;
  }

  private declare(statement: ts.Statement, scope: Scope): void {
    if (ts.isImportDeclaration(statement)) return this.declareImport(statement, scope);
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      return scope.set(statement.name.text, { kind: 'function', node: statement, scope });
    }
    if (!ts.isVariableStatement(statement)) return;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) scope.set(name.text, () => this.value(initializer, scope));
    }
  }

  private declareImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, scope: Scope): void {
    const from = (moduleSpecifier as ts.StringLiteral).text;
    const bindings = importClause?.namedBindings;
    if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return;
    const base = path.resolve(path.dirname(scope.file.fileName), from);
    const file = [`${base}.ts`, `${base}.tsx`].find((candidate) => existsSync(candidate));
    if (!file) return;
    for (const { name, propertyName } of bindings.elements) {
      scope.set(name.text, () => this.module(file).get((propertyName ?? name).text));
    }
  }

  /** Goes through statements; gives what they return. */
  private run(node: ts.Node, scope: Scope, isWanted: (statement: ts.Node) => boolean = () => true): Value {
    let result: Value = UNKNOWN;
    const visit = (child: ts.Node): void => {
      if (!isWanted(child) && child.parent === node) return;
      if (ts.isFunctionDeclaration(child)) {
        if (child.parent !== node || !ts.isSourceFile(node)) return this.declare(child, scope);
        this.exported(child, this.call({ kind: 'function', node: child, scope }, []));
      } else if (ts.isReturnStatement(child)) {
        if (child.expression) result = either(this.value(child.expression, scope), result);
      } else if (ts.isVariableDeclaration(child)) {
        const value = child.initializer ? this.value(child.initializer, scope) : UNKNOWN;
        this.bind(child.name, value, scope);
        if (value.kind === 'function' && ts.isSourceFile(node)) this.exported(child, this.call(value, []));
      } else if (ts.isExpression(child)) {
        this.value(child, scope);
      } else if (!ts.isTypeNode(child)) {
        ts.forEachChild(child, visit);
      }
    };
    ts.forEachChild(node, visit);
    return result;
  }

  private exported(node: ts.Node, result: Value): void {
    if (result.kind === 'queries') this.builders.add(node);
  }

  private bind(name: ts.BindingName, value: Value, scope: Scope): void {
    if (ts.isIdentifier(name)) return scope.set(name.text, value);
    for (const element of name.elements) {
      if (ts.isBindingElement(element)) this.bind(element.name, UNKNOWN, scope);
    }
  }

  private call(callee: Value & { kind: 'function' }, args: readonly Value[]): Value {
    if (this.depth >= MAX_DEPTH || !callee.node.body) return UNKNOWN;
    this.depth += 1;
    const scope = new Scope(callee.scope.file, callee.scope);
    for (const [index, { name, initializer }] of callee.node.parameters.entries()) {
      this.bind(name, args[index] ?? (initializer ? this.value(initializer, scope) : UNKNOWN), scope);
    }
    const { body } = callee.node;
    const result = ts.isBlock(body) ? this.run(body, scope) : this.value(body, scope);
    this.depth -= 1;
    return result;
  }

  private value(node: ts.Expression, scope: Scope): Value {
    if (ts.isStringLiteralLike(node)) return { kind: 'text', texts: [node.text] };
    if (ts.isIdentifier(node)) return scope.get(node.text);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isAwaitExpression(node))
      return this.value(node.expression, scope);
    if (ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node)) return this.value(node.expression, scope);
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.flatMap(({ expression, literal }): Value[] => [
        this.value(expression, scope),
        { kind: 'text', texts: [literal.text] },
      ]);
      return joined([{ kind: 'text', texts: [node.head.text] }, ...parts]);
    }
    if (ts.isConditionalExpression(node)) {
      this.value(node.condition, scope);
      return either(this.value(node.whenTrue, scope), this.value(node.whenFalse, scope));
    }
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isArrayLiteralExpression(node))
      return { kind: 'list', items: node.elements.map((item) => this.value(item, scope)) };
    if (ts.isObjectLiteralExpression(node)) return this.object(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { kind: 'function', node, scope };
    if (ts.isCallExpression(node)) return this.callExpression(node, scope);
    // Nothing of it is followed, but it may hold queries.
    ts.forEachChild(node, (child) => {
      if (ts.isExpression(child)) this.inside(this.value(child, scope));
      else if (ts.isJsxAttributes(child) || ts.isTemplateSpan(child)) this.run(child, scope);
    });
    return UNKNOWN;
  }

  /** A function whose caller is not known may be called with anything. */
  private inside(value: Value): void {
    if (value.kind === 'function') this.call(value, []);
    if (value.kind === 'list') value.items.forEach((item) => this.inside(item));
    if (value.kind === 'object') value.entries.forEach((entry) => this.inside(entry));
  }

  private binary(node: ts.BinaryExpression, scope: Scope): Value {
    const right = this.value(node.right, scope);
    if (node.operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isIdentifier(node.left)) {
      scope.assign(node.left.text, right);
      return right;
    }
    const left = this.value(node.left, scope);
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) return joined([left, right]);
    return either(left, right);
  }

  private object(node: ts.ObjectLiteralExpression, scope: Scope): Value {
    const entries = new Map<string, Value>();
    let isComplete = true;
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
        entries.set(property.name.text, this.value(property.initializer, scope));
      } else if (ts.isShorthandPropertyAssignment(property)) {
        entries.set(property.name.text, scope.get(property.name.text));
      } else if (ts.isMethodDeclaration(property) && ts.isIdentifier(property.name)) {
        entries.set(property.name.text, { kind: 'function', node: property, scope });
      } else {
        isComplete = false;
      }
    }
    return { kind: 'object', entries, isComplete };
  }

  private callExpression(node: ts.CallExpression, scope: Scope): Value {
    const { expression } = node;
    if (ts.isIdentifier(expression) && SERVICES.includes(expression.text) && importsService(scope.file)) {
      this.seen.add(expression);
      return this.started({ service: expression.text as Query['service'], at: this.place(node), steps: [] });
    }
    const target = ts.isPropertyAccessExpression(expression) ? this.value(expression.expression, scope) : null;
    const callee = target ? UNKNOWN : this.value(expression, scope);
    const args = node.arguments.map((argument) => this.value(argument, scope));
    if (target?.kind === 'queries' && ts.isPropertyAccessExpression(expression)) {
      const step = { method: expression.name.text, args };
      return { kind: 'queries', queries: target.queries.flatMap((query) => this.continued(query, step)) };
    }
    const method = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
    if (target?.kind === 'list' && method === 'join') return joined(target.items, textOf(args[0]) ?? ',');
    if (callee.kind === 'function') return this.call(callee, args);
    const [first, second] = args;
    if (method === 'reduce' && first?.kind === 'function' && second) {
      return either(this.call(first, [second]), second);
    }
    for (const argument of args) this.inside(argument);
    return UNKNOWN;
  }

  private started(query: Query): Value {
    this.complete.add(query);
    return { kind: 'queries', queries: [query] };
  }

  private continued(query: Query, step: Query['steps'][number]): readonly Query[] {
    const next = { ...query, steps: [...query.steps, step] };
    this.complete.delete(query);
    this.complete.add(next);
    return [next];
  }
}
