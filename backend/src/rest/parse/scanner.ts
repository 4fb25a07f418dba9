import { parseError } from '../rest-error';

/** A bare name: letters, digits, `_`, space and `$`, with dashes inside (but not the arrow of a JSON path). */
const NAME = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
/** A key of a JSON path, which allows more characters. */
const KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/uy;
const BLANKS = /[ \t]*/y;
/** A control character in a name would end the text of a statement or garble logs. */
const CONTROL = /\p{Cc}/u;

/** Reads a text of the dialect from left to right; every error names the position. */
export class Scanner {
  position = 0;

  /** `what` names the text in errors, such as "select parameter". */
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

  /** Consumes `expected` if it comes next. */
  take(expected: string): boolean {
    if (!this.peek(expected)) return false;
    this.position += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.error(`"${expected}"`);
  }

  expectEnd(): void {
    if (!this.atEnd) throw this.error('end of input');
  }

  skipBlanks(): void {
    this.match(BLANKS);
  }

  /** Consumes `expected` and the blanks around it if it comes next; otherwise consumes nothing. */
  takeSpaced(expected: string): boolean {
    const start = this.position;
    this.skipBlanks();
    if (this.take(expected)) {
      this.skipBlanks();
      return true;
    }
    this.position = start;
    return false;
  }

  /** Consumes the match of a sticky expression at the current position. */
  match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text);
    if (found) this.position += found[0].length;
    return found;
  }

  /** A bare or double-quoted name. */
  name(): string {
    return this.word(NAME, 'field name (* or [a..z0..9_$])');
  }

  /** A bare or double-quoted key of a JSON path. */
  key(): string {
    return this.word(KEY, 'digit or any non reserved character different from: .,>()');
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

  private word(unquoted: RegExp, expected: string): string {
    const start = this.position;
    const word = this.peek('"') ? this.quoted() : this.match(unquoted)?.[0].replace(/ *- */g, '-').trim();
    if (word === undefined) throw this.error(expected);
    if (!CONTROL.test(word)) return word;
    this.position = start;
    throw this.error('a name without control characters');
  }
}
