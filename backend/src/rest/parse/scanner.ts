import { parseError } from '../rest-error';

/** Longest run of a bare name: letters, digits, `_`, space and `$`, with dashes inside (not the arrow of a JSON path). */
const NAME = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;

/** Reads a text of the dialect from left to right; every refusal names the position. */
export class Scanner {
  position = 0;

  /** `what` says in errors what was being read, such as "select parameter". */
  constructor(
    readonly text: string,
    private readonly what: string,
  ) {}

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  peek(expected: string): boolean {
    return this.text.startsWith(expected, this.position);
  }

  /** Steps over `expected` if it comes next. */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false;
    this.position += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.error(`"${expected}"`);
  }

  /** Steps over what a sticky expression matches here. */
  match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text);
    if (found) this.position += found[0].length;
    return found;
  }

  /** A bare or double-quoted name. */
  name(): string {
    if (this.peek('"')) return this.quoted();
    const found = this.match(NAME);
    if (!found) throw this.error('field name (* or [a..z0..9_$])');
    return found[0].trim();
  }

  /** A double-quoted text with backslash escapes. */
  quoted(): string {
    this.expect('"');
    let value = '';
    for (;;) {
      if (this.atEnd) throw this.error('"\\""');
      const char = this.text.charAt(this.position++);
      if (char === '"') return value;
      if (char === '\\') {
        if (this.atEnd) throw this.error('any character');
        value += this.text.charAt(this.position++);
      } else value += char;
    }
  }

  /** Everything up to one of `stops` or the end. */
  until(stops: string): string {
    const start = this.position;
    while (!this.atEnd && !stops.includes(this.text.charAt(this.position))) this.position++;
    return this.text.slice(start, this.position);
  }

  rest(): string {
    const value = this.text.slice(this.position);
    this.position = this.text.length;
    return value;
  }

  error(expected: string): Error {
    return parseError(this.what, this.text, this.position, expected);
  }
}
