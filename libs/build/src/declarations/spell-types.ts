import { createHash } from 'node:crypto';
import type { DeclaredType, Member } from '@arbora/deployment';
import ts from 'typescript';
import { describeObject } from './describe-object';
import { packageOf } from './named-packages';

/** Types of the data service's tables and functions, which remotes do not get from the shell. */
const TABLES = /\/(?:domain\/src\/database|api\/src\/typed\/selection)\b/;

const NAMED = ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias;

/** Generic types may expand without end. */
const MAX_DEPTH = 30;

function hasFlag(type: ts.Type, flag: ts.TypeFlags): boolean {
  return (type.flags & flag) !== 0;
}

function hasObjectFlag(type: ts.Type, flag: ts.ObjectFlags): boolean {
  return hasFlag(type, ts.TypeFlags.Object) && ((type as ts.ObjectType).objectFlags & flag) !== 0;
}

function textOf(nodes: readonly ts.Node[]): string {
  return nodes.map((node) => node.getText().replace(/\s+/g, ' ')).join(' ');
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

/**
 * Spells types the same way in each build, in whatever order the compiler met them, and collects the object types in
 * them: a type refers to them by name, so that a change of one is found once.
 */
export class TypeSpeller {
  readonly types: Record<string, DeclaredType> = {};
  private readonly names = new Map<ts.Type, string>();
  private depth = 0;

  /** @param exchanged types whose members are compared by themselves, as events: other types that use them stay equal */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly exchanged: ReadonlySet<ts.Type>,
  ) {}

  /** Describes a member; `place` names the types in it that have no name, as `useSession()`. */
  member = (
    type: ts.Type,
    place: string,
    { isOptional = false, isInput = false }: Pick<Member, 'isOptional' | 'isInput'> = {},
  ): Member => {
    const refs: string[] = [];
    const text = this.spell(type, place, isOptional).replace(/«([^»]*)»/g, (_, name: string) => {
      refs.push(name);
      return '«»';
    });
    return {
      digest: digestOf(text),
      ...(refs.length > 0 && { refs }),
      ...(isOptional && { isOptional }),
      ...(isInput && { isInput }),
    };
  };

  private spell(type: ts.Type, place: string, isOptional = false): string {
    if (this.depth > MAX_DEPTH) return '…';
    this.depth += 1;
    const spelled = this.foreign(type, place) ?? this.spellOwn(type, place, isOptional);
    this.depth -= 1;
    return spelled;
  }

  private spellAll(types: readonly ts.Type[], place: (at: number) => string): string[] {
    return types.map((type, at) => this.spell(type, place(at)));
  }

  /** Types of packages, the browser and the language: by name, with the major version of their package. */
  private foreign(type: ts.Type, place: string): string | null {
    if (this.exchanged.has(type)) return 'exchanged';
    const symbol = (type.aliasSymbol ?? type.symbol) as ts.Symbol | undefined;
    const files = symbol?.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
    if (!symbol || hasFlag(type, ts.TypeFlags.TypeParameter)) return null;
    if (files.some((file) => TABLES.test(file))) return 'tables';
    const owner = files[0] === undefined ? null : packageOf(files[0]);
    if (owner === null) return null;
    // A type without a name.
    if (symbol.name.startsWith('__') && !type.aliasSymbol) return `${owner}:${textOf(symbol.declarations ?? [])}`;
    const name = owner.startsWith('typescript@') ? symbol.name : `${owner}:${symbol.name}`;
    const parts = type.aliasSymbol ? (type.aliasTypeArguments ?? []) : this.argumentsOf(type);
    return `${name}<${this.spellAll(parts, (at) => `${place}<${at + 1}>`).join(', ')}>`;
  }

  private argumentsOf(type: ts.Type): readonly ts.Type[] {
    if (!hasObjectFlag(type, ts.ObjectFlags.Reference)) return [];
    const reference = type as ts.TypeReference;
    return this.checker.getTypeArguments(reference).slice(0, reference.target.typeParameters?.length ?? 0);
  }

  private spellOwn(type: ts.Type, place: string, isOptional: boolean): string {
    if (hasFlag(type, ts.TypeFlags.Boolean)) return 'boolean';
    if (type.isUnion()) return this.spellUnion(type, place, isOptional);
    if (hasFlag(type, ts.TypeFlags.TypeParameter)) return type.symbol.name;
    if (hasFlag(type, ts.TypeFlags.IndexedAccess)) {
      const { objectType, indexType } = type as ts.IndexedAccessType;
      return `${this.spell(objectType, place)}[${this.spell(indexType, place)}]`;
    }
    if (hasFlag(type, ts.TypeFlags.Index)) return `keyof ${this.spell((type as ts.IndexType).type, place)}`;
    if (hasFlag(type, ts.TypeFlags.TemplateLiteral)) {
      const { texts, types } = type as ts.TemplateLiteralType;
      const parts = this.spellAll(types, (at) => `${place}$${at + 1}`);
      return texts.map((text, at) => text + (parts[at] ?? '')).join('$');
    }
    if (hasFlag(type, ts.TypeFlags.Conditional)) return this.spellDeclared(type, place);
    if (this.checker.isTupleType(type)) {
      const flags = (type as ts.TupleTypeReference).target.elementFlags;
      const parts = this.spellAll(this.argumentsOf(type), (at) => `${place}[${at}]`);
      return `[${parts.map((part, at) => `${flags[at]} ${part}`).join(', ')}]`;
    }
    if (type.isIntersection() && !type.types.every((part) => hasFlag(part, ts.TypeFlags.Object))) {
      return this.sorted(this.spellAll(type.types, (at) => `${place}&${at + 1}`)).join(' & ');
    }
    if (hasObjectFlag(type, ts.ObjectFlags.Mapped) && this.checker.getPropertiesOfType(type).length === 0) {
      return this.spellDeclared(type, place);
    }
    if (hasFlag(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.reference(type, place);
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  /** The literals of a union are a type of their own, so that more of them may be accepted. */
  private spellUnion(type: ts.UnionType, place: string, isOptional: boolean): string {
    const isOf = (flag: ts.TypeFlags) => (part: ts.Type) => hasFlag(part, flag);
    const literals = type.types.filter(isOf(ts.TypeFlags.StringOrNumberLiteral));
    const others = type.types.filter(
      (part) =>
        !literals.includes(part) &&
        !hasFlag(part, ts.TypeFlags.BooleanLiteral) &&
        !(isOptional && hasFlag(part, ts.TypeFlags.Undefined)),
    );
    const spelled = this.spellAll(others, (at) => (others.length > 1 ? `${place}|${at + 1}` : place));
    const booleans = type.types.filter(isOf(ts.TypeFlags.BooleanLiteral));
    if (booleans.length > 0) {
      spelled.push(booleans.length === 2 ? 'boolean' : this.checker.typeToString(booleans[0]!));
    }
    if (literals.length > 0) {
      const values = literals.map((literal) => this.checker.typeToString(literal)).sort();
      const name = type.aliasSymbol?.name ?? `values of ${place}`;
      spelled.push(literals.length === 1 ? values[0]! : `«${this.add(type, name, () => ({ values }))}»`);
    }
    return this.sorted(spelled).join(' | ');
  }

  /** Sorts parts of a type, whose order is the compiler's choice, without regard to the names of types in them. */
  private sorted(parts: readonly string[]): string[] {
    const keyOf = (part: string): string =>
      part.replace(/«([^»]*)»/g, (_, name: string) =>
        JSON.stringify(this.types[name], (key, value) => (key === 'refs' ? undefined : (value as unknown))),
      );
    const keyed = parts.map((part) => ({ part, key: keyOf(part) }));
    return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ part }) => part);
  }

  /** Types that the compiler does not resolve: by the text of their declaration. */
  private spellDeclared(type: ts.Type, place: string): string {
    const { root } = type as Partial<ts.ConditionalType>;
    const symbol = (type.aliasSymbol ?? type.symbol) as ts.Symbol | undefined;
    const text = textOf(root ? [root.node] : (symbol?.declarations ?? []));
    const parts = this.spellAll(type.aliasTypeArguments ?? [], (at) => `${place}<${at + 1}>`);
    return `${text}<${parts.join(', ')}>`;
  }

  private reference(type: ts.Type, place: string): string {
    const symbol = (type.aliasSymbol ?? type.symbol) as ts.Symbol | undefined;
    let name = symbol && symbol.flags & NAMED ? symbol.name : place;
    if (type.getConstructSignatures().length > 0) name = `typeof ${name}`;
    return `«${this.add(type, name, (added) => describeObject(this.checker, type, added, this.member))}»`;
  }

  /** Returns the name of a type, which is described once. */
  private add(type: ts.Type, wanted: string, describe: (name: string) => DeclaredType): string {
    const known = this.names.get(type);
    if (known !== undefined) return known;
    let name = wanted;
    for (let number = 2; name in this.types; number += 1) name = `${wanted} ${number}`;
    this.names.set(type, name);
    this.types[name] = {};
    this.types[name] = describe(name);
    return name;
  }
}
