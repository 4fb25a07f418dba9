import type ts from 'typescript';

/** One call of a chain, as `.eq('id', id)`. */
export interface Step {
  method: string;
  args: readonly Value[];
}

/** A query as the front end writes it: the service that it asks and the calls that build it. */
export interface Query {
  service: 'rest' | 'atRest';
  /** `file:line` of the call that begins it. */
  at: string;
  steps: readonly Step[];
}

/** Stands in a text for what is known at run time only. */
export const HOLE = '\u{fffc}';

/** What an expression may stand for, as far as its source tells. */
export type Value =
  | { kind: 'text'; texts: readonly string[] }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'object'; entries: ReadonlyMap<string, Value>; isComplete: boolean }
  | { kind: 'queries'; queries: readonly Query[] }
  | { kind: 'function'; node: ts.FunctionLikeDeclaration; scope: Scope }
  | { kind: 'unknown' };

export const UNKNOWN: Value = { kind: 'unknown' };

/** Names and what they stand for; a value is made when it is asked for first. */
export class Scope {
  private readonly names = new Map<string, Value | (() => Value)>();

  constructor(
    readonly file: ts.SourceFile,
    private readonly parent?: Scope,
  ) {}

  set(name: string, value: Value | (() => Value)): void {
    this.names.set(name, value);
  }

  /** Gives the name another value where it has been declared. */
  assign(name: string, value: Value): void {
    if (this.names.has(name) || !this.parent) this.names.set(name, value);
    else this.parent.assign(name, value);
  }

  get(name: string): Value {
    const found = this.names.get(name);
    if (found === undefined) return this.parent?.get(name) ?? UNKNOWN;
    if (typeof found !== 'function') return found;
    // A value that needs itself is unknown.
    this.names.set(name, UNKNOWN);
    const value = found();
    this.names.set(name, value);
    return value;
  }
}

/** Everything that either of two values may be. */
export function either(left: Value, right: Value): Value {
  if (left.kind === 'queries' && right.kind === 'queries') {
    return { kind: 'queries', queries: [...left.queries, ...right.queries] };
  }
  if (left.kind === 'text' && right.kind === 'text') return { kind: 'text', texts: [...left.texts, ...right.texts] };
  return left.kind === 'queries' ? left : right;
}

/** The texts that some parts make together; what is not known of them becomes a hole. */
export function joined(parts: readonly Value[], separator = ''): Value {
  const texts = parts
    .map((part) => (part.kind === 'text' ? part.texts : [HOLE]))
    .reduce<string[]>(
      (left, right, index) => left.flatMap((a) => right.map((b) => (index === 0 ? b : a + separator + b))),
      [''],
    );
  return { kind: 'text', texts };
}

/** The one text that a value is; null where it is another thing or several. */
export function textOf(value: Value | undefined): string | null {
  return value?.kind === 'text' && value.texts.length === 1 && !value.texts[0]!.includes(HOLE) ? value.texts[0]! : null;
}
