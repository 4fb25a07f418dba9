import type { DeclaredType, Declarations, Member } from './declarations';

/** How a value travels: from the second side to the first, back, or both ways. */
type Direction = 'given' | 'taken' | 'exchanged';

const REVERSE: Readonly<Record<Direction, Direction>> = { given: 'taken', taken: 'given', exchanged: 'exchanged' };

/** The way of a member of a type that travels in this direction. */
function directionOf({ isInput }: Member, direction: Direction): Direction {
  return isInput ? REVERSE[direction] : direction;
}

type Types = Readonly<Record<string, DeclaredType>>;

/** Compares types that two builds declare; their names may differ. */
class Comparison {
  readonly found = new Set<string>();
  private readonly compared = new Set<string>();

  constructor(
    private readonly first: Types,
    private readonly second: Types,
  ) {}

  member(label: string, one: Member, other: Member | undefined, outer: Direction): void {
    const direction = directionOf(one, outer);
    if (!other) {
      // The compiler makes the first side check for what may be absent; what it passes must not be ignored.
      if (!one.isOptional || direction === 'taken') this.found.add(`${label} is missing`);
      return;
    }
    if (one.digest !== other.digest || one.refs?.length !== other.refs?.length) {
      this.found.add(`${label} differs`);
      return;
    }
    this.optionality(label, one, other, direction);
    for (const [at, name] of (one.refs ?? []).entries()) this.type(name, other.refs![at]!, direction);
  }

  private optionality(label: string, one: Member, other: Member, direction: Direction): void {
    if (Boolean(one.isOptional) === Boolean(other.isOptional)) return;
    const strict: Readonly<Record<Direction, boolean>> = {
      given: !one.isOptional,
      taken: !other.isOptional,
      exchanged: true,
    };
    if (strict[direction]) this.found.add(`${label} is ${other.isOptional ? 'optional' : 'required'}`);
  }

  private type(name: string, otherName: string, direction: Direction): void {
    const key = [name, otherName, direction].join('\n');
    if (this.compared.has(key)) return;
    this.compared.add(key);
    const one = this.first[name] ?? {};
    const other = this.second[otherName] ?? {};
    if (direction === 'taken') {
      const lacking = (one.values ?? []).filter((value) => !other.values?.includes(value));
      for (const value of lacking) this.found.add(`${value} of ${name} is missing`);
    }
    for (const [key, member] of Object.entries(one.members ?? {})) {
      this.member(`${key} of ${name}`, member, other.members?.[key], direction);
    }
    for (const [key, member] of Object.entries(other.members ?? {})) {
      const isAdded = one.members?.[key] === undefined && !member.isOptional;
      if (isAdded && directionOf(member, direction) !== 'given') this.found.add(`${key} of ${name} is required`);
    }
  }
}

/**
 * Returns what a remote uses and the shell declares otherwise, as `user of Session is missing`. What the shell adds is no
 * difference, unless remotes must pass it; exports that are missing are not mentioned.
 */
export function differencesFromShell(remote: Declarations, shell: Declarations): string[] {
  const comparison = new Comparison(remote.types, shell.types);
  comparison.member('the host', remote.mount, shell.mount, 'given');
  for (const [library, members] of Object.entries(remote.exports)) {
    for (const [name, member] of Object.entries(members)) {
      const provided = shell.exports[library]?.[name];
      if (provided) comparison.member(`${name} of ${library}`, member, provided, 'given');
    }
  }
  return [...comparison.found];
}

/** Returns what both builds exchange with other remotes and declare differently, as `event snackbar differs`. */
export function differencesInExchange(one: Declarations, other: Declarations): string[] {
  const comparison = new Comparison(one.types, other.types);
  for (const [name, member] of Object.entries(one.exchanged)) {
    const theirs = other.exchanged[name];
    if (theirs) comparison.member(name, member, theirs, 'exchanged');
  }
  return [...comparison.found];
}
