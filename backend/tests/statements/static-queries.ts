import path from 'node:path';
import ts from 'typescript';

/** A call of the driver's `query` in the source of the services. */
export interface StaticQuery {
  /** `auth/person.ts:27`, relative to `backend/src`. */
  place: string;
  /** The possible texts; null if they are built at run time. */
  texts: readonly string[] | null;
  /** Types of the values, if they are listed in the call. */
  values: readonly ts.Type[] | null;
  /** Type of a row; null if the call declares none. */
  row: ts.Type | null;
}

export interface Source {
  checker: ts.TypeChecker;
  queries: readonly StaticQuery[];
}

const SRC = path.join(__dirname, '../../src');
const MADE = path.join(SRC, 'made.ts');

/** Reads the calls of `query` in `backend/src` except tests; or those of the source text `made` instead. */
export function readQueries(made?: string): Source {
  const configFile = path.join(__dirname, '../../tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (name) => ts.sys.readFile(name)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configFile));
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (name === MADE ? made : readFile(name));
  const found = fileNames.filter((name) => name.startsWith(`${SRC}${path.sep}`) && !name.endsWith('.test.ts'));
  const roots = made === undefined ? found : [MADE];
  const program = ts.createProgram(roots, options, host);
  const checker = program.getTypeChecker();
  const queries: StaticQuery[] = [];
  for (const file of program.getSourceFiles().filter(({ fileName }) => roots.includes(fileName))) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isQuery(checker, node)) queries.push(queryOf(checker, file, node));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { checker, queries };
}

function isQuery(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query') return false;
  const declared = checker.getResolvedSignature(call)?.declaration?.getSourceFile().fileName;
  return declared?.includes('/@types/pg/') === true;
}

function queryOf(checker: ts.TypeChecker, file: ts.SourceFile, call: ts.CallExpression): StaticQuery {
  const { line } = file.getLineAndCharacterOfPosition(call.getStart());
  const [first, second] = call.arguments;
  const isConfig = first !== undefined && ts.isObjectLiteralExpression(first);
  const text = isConfig ? member(first, 'text') : first;
  const values = isConfig ? member(first, 'values') : second;
  const [row] = call.typeArguments ?? [];
  return {
    place: `${path.relative(SRC, file.fileName)}:${line + 1}`,
    texts: text === undefined ? null : textsOf(checker, text),
    values: listed(checker, values),
    row: row === undefined ? null : checker.getTypeFromTypeNode(row),
  };
}

function member(config: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = config.properties.find((one) => one.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function listed(checker: ts.TypeChecker, values: ts.Expression | undefined): ts.Type[] | null {
  if (values === undefined) return [];
  if (!ts.isArrayLiteralExpression(values) || values.elements.some(ts.isSpreadElement)) return null;
  return values.elements.map((one) => checker.getTypeAtLocation(one));
}

/** The possible values of an expression of literals, constants, templates and conditionals; null for any other one. */
function textsOf(checker: ts.TypeChecker, expression: ts.Expression): string[] | null {
  const node = ts.skipPartiallyEmittedExpressions(expression);
  if (ts.isParenthesizedExpression(node)) return textsOf(checker, node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return both(checker, node.whenTrue, node.whenFalse, (a, b) => [...a, ...b]);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return both(checker, node.left, node.right, joined);
  }
  if (ts.isTemplateExpression(node)) {
    let texts: string[] | null = [node.head.text];
    for (const { expression: inner, literal } of node.templateSpans) {
      const next = textsOf(checker, inner);
      texts = texts && next && joined(joined(texts, next), [literal.text]);
    }
    return texts;
  }
  return constantOf(checker, node);
}

function constantOf(checker: ts.TypeChecker, node: ts.Expression): string[] | null {
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declared = symbol?.valueDeclaration;
  const isConstant =
    declared && ts.isVariableDeclaration(declared) && ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const;
  const texts = isConstant && declared.initializer ? textsOf(checker, declared.initializer) : null;
  if (texts) return texts;
  // `'a' | 'b'` of a parameter or of `as const`.
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((one) => one.isStringLiteral()) ? parts.map((one) => (one as ts.StringLiteralType).value) : null;
}

function both(
  checker: ts.TypeChecker,
  left: ts.Expression,
  right: ts.Expression,
  combine: (a: string[], b: string[]) => string[],
): string[] | null {
  const [a, b] = [textsOf(checker, left), textsOf(checker, right)];
  return a && b && combine(a, b);
}

const joined = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail));
