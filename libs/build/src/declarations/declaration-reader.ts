import type { DeclaredType, Member } from '@arbora/deployment';
import ts from 'typescript';
import { TypeSpeller } from './spell-types';

/** A type by the file that exports it. */
export interface NamedType {
  file: string;
  type: string;
}

/** Describes types of a program. Files are absolute; an unknown file or name is an error. */
export class DeclarationReader {
  private readonly checker: ts.TypeChecker;
  private readonly speller: TypeSpeller;

  /** @param exchanged types whose members are described by themselves */
  constructor(
    private readonly program: ts.Program,
    exchanged: readonly NamedType[] = [],
  ) {
    this.checker = program.getTypeChecker();
    this.speller = new TypeSpeller(this.checker, new Set(exchanged.map((type) => this.typeOf(type))));
  }

  /** Returns the exports of a file by name. */
  private exportsOf(file: string): ReadonlyMap<string, ts.Symbol> {
    const source = this.program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const resolved = this.checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias
          ? ([symbol.name, this.checker.getAliasedSymbol(symbol)] as const)
          : ([symbol.name, symbol] as const),
      );
    return new Map(resolved.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private typeOf({ file, type }: NamedType): ts.Type {
    const symbol = this.exportsOf(file).get(type);
    if (!symbol) throw new Error(`${file} does not export ${type}`);
    return this.checker.getDeclaredTypeOfSymbol(symbol);
  }

  /** The object types of all described members. */
  get types(): Record<string, DeclaredType> {
    return this.speller.types;
  }

  describe(type: NamedType): Member {
    return this.speller.member(this.typeOf(type), type.type);
  }

  /** Describes the values that a file exports, by name. */
  values(file: string): Record<string, Member> {
    const values = [...this.exportsOf(file)].filter(([, symbol]) => symbol.flags & ts.SymbolFlags.Value);
    return Object.fromEntries(
      values.map(([name, symbol]) => [name, this.speller.member(this.checker.getTypeOfSymbol(symbol), name)]),
    );
  }

  /** Describes the members of a type, as `event snackbar`. */
  membersOf(type: NamedType, kind: string): Record<string, Member> {
    const properties = this.checker.getPropertiesOfType(this.typeOf(type));
    return Object.fromEntries(
      properties.map((property) => [
        `${kind} ${property.name}`,
        this.speller.member(this.checker.getTypeOfSymbol(property), `${kind} ${property.name}`),
      ]),
    );
  }

  /** Describes the type argument of each constant of a file, as `point dashboardTile` of a `ContributionPoint<…>`. */
  argumentsOf(file: string, kind: string): Record<string, Member> {
    const constants = [...this.exportsOf(file)].filter(([, symbol]) => symbol.flags & ts.SymbolFlags.Variable);
    return Object.fromEntries(
      constants.flatMap(([name, symbol]) => {
        const [argument] = this.checker.getTypeArguments(this.checker.getTypeOfSymbol(symbol) as ts.TypeReference);
        return argument ? [[`${kind} ${name}`, this.speller.member(argument, `${kind} ${name}`)]] : [];
      }),
    );
  }
}
