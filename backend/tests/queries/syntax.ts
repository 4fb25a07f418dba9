import ts from 'typescript';

export const SERVICES: readonly string[] = ['rest', 'atRest'];

/** Whether others may import what the statement declares. */
export function isExported(node: ts.Node): boolean {
  return ts.canHaveModifiers(node)
    ? (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
    : ts.isExportAssignment(node);
}

/** Not the name of a property or of a declaration. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isPropertyAssignment(parent) || ts.isBindingElement(parent) || ts.isParameter(parent));
}

export function importsService(file: ts.SourceFile): boolean {
  return file.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      (statement.moduleSpecifier as ts.StringLiteral).text === '@arbora/api' &&
      /\b(?:rest|atRest)\b/.test(statement.importClause?.getText(file) ?? ''),
  );
}

export function outermostFunction(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  let found: ts.FunctionLikeDeclaration | undefined;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionDeclaration(at) || ts.isArrowFunction(at) || ts.isFunctionExpression(at)) found = at;
  }
  return found;
}
