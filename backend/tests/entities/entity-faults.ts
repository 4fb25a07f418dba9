import path from 'node:path';
import ts from 'typescript';
import { atRestApi, restApi } from '../../src/rest/resources/declarations';

/** How the comment of an entity begins that is read from the data service. */
const OF_RESOURCE = /^(?:Resource|Views?) ((?:`\w+`(?:,| and)? ?)+)/;

interface Compared {
  entity: ts.InterfaceDeclaration;
  resource: string;
}

/** Entities of the program with the resource that each says it is of. */
function comparedIn(program: ts.Program, folder: string): Compared[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => path.dirname(fileName) === folder)
    .flatMap((file) => file.statements.filter(ts.isInterfaceDeclaration))
    .flatMap((entity) => {
      const comment = ts.getJSDocCommentsAndTags(entity).find(ts.isJSDoc);
      const text = typeof comment?.comment === 'string' ? comment.comment : '';
      const named = OF_RESOURCE.exec(text)?.[1] ?? '';
      return [...named.matchAll(/`(\w+)`/g)].map((match) => ({ entity, resource: match[1]! }));
    });
}

/** The name that `rows.ts` gives a relation. */
function rowName(relation: string): string {
  return `${relation.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Row`;
}

class Comparison {
  private readonly checker: ts.TypeChecker;
  private readonly rows: ReadonlyMap<string, ts.InterfaceDeclaration>;

  constructor(program: ts.Program, rowsFile: string) {
    this.checker = program.getTypeChecker();
    const declared = program.getSourceFile(rowsFile)!.statements.filter(ts.isInterfaceDeclaration);
    this.rows = new Map(declared.map((row) => [row.name.text, row]));
  }

  faults({ entity, resource }: Compared): string[] {
    const row = this.rows.get(rowName(resource));
    const declared = restApi.resources[resource] ?? atRestApi.resources[resource];
    const name = entity.name.text;
    if (!row || !declared) return [`${name}: there is no resource ${resource}`];
    const columns = new Map(this.columnsOf(row));
    // The database does not say which columns of a view may be null, so `rows.ts` has all of them so.
    const isView = [...columns.values()].every((type) => this.isNullable(type));
    return this.columnsOf(entity).flatMap(([column, type]) => {
      const stored = columns.get(column);
      if (!stored) return [`${name}.${column}: ${resource} has no such column`];
      if (!declared.columns.includes(column)) return [`${name}.${column}: ${resource} is declared without it`];
      const [own, its] = [type, stored].map((one) => this.checker.getNonNullableType(one)) as [ts.Type, ts.Type];
      if (!this.checker.isTypeAssignableTo(own, its)) {
        return [
          `${name}.${column} is ${this.checker.typeToString(type)}, the column ${this.checker.typeToString(stored)}`,
        ];
      }
      const mayBeNull = !isView && this.isNullable(stored) && (stored.flags & ts.TypeFlags.Unknown) === 0;
      return mayBeNull && !this.isNullable(type)
        ? [`${name}.${column} is never null, the column of ${resource} is`]
        : [];
    });
  }

  private columnsOf(declaration: ts.InterfaceDeclaration): [string, ts.Type][] {
    const type = this.checker.getTypeAtLocation(declaration);
    return this.checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, this.checker.getTypeOfSymbolAtLocation(property, declaration)]);
  }

  private isNullable(type: ts.Type): boolean {
    if (type.flags & ts.TypeFlags.Unknown) return true;
    return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
  }
}

/** Where entities of `folder` are not as the rows and the declared resources; and how many were compared. */
export function entityFaults(folder: string, rowsFile: string): { faults: string[]; compared: number } {
  const files = [...ts.sys.readDirectory(folder, ['.ts'], undefined, ['*.ts']), rowsFile];
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const comparison = new Comparison(program, rowsFile);
  const compared = comparedIn(program, folder);
  return { faults: compared.flatMap((one) => comparison.faults(one)), compared: compared.length };
}
