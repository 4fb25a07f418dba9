/** Tokens of a PDF object. */
export type PdfToken =
  | { kind: 'name' | 'word'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'string' }
  | { kind: 'array' | 'dict' | 'close' | 'end' };

const code = (sign: string) => sign.charCodeAt(0);
const SPACES: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS: ReadonlySet<number> = new Set([...'()<>[]{}/%'].map(code));
const [OPEN, CLOSE, LESS, GREATER, BRACKET, BRACKET_END, SLASH, PERCENT, BACKSLASH] = [...'()<>[]/%\\'].map(code);

const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !SPACES.has(byte) && !DELIMITERS.has(byte);

/** Reads tokens from any position; skips other bytes, as readers do. */
export class PdfTokens {
  constructor(
    private readonly bytes: Buffer,
    /** Position of the next token. */
    public at: number,
  ) {}

  next(): PdfToken {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[this.at];
      if (byte === undefined) return { kind: 'end' };
      this.at += 1;
      if (byte === PERCENT) this.skipComment();
      else if (byte === SLASH) return { kind: 'name', text: this.name() };
      else if (byte === OPEN) return this.literal();
      else if (byte === BRACKET) return { kind: 'array' };
      else if (byte === BRACKET_END) return { kind: 'close' };
      else if (byte === LESS) return bytes[this.at] === LESS ? this.skip({ kind: 'dict' }) : this.hexString();
      else if (byte === GREATER && bytes[this.at] === GREATER) return this.skip({ kind: 'close' });
      else if (isRegular(byte)) return this.word();
    }
  }

  private skip(token: PdfToken): PdfToken {
    this.at += 1;
    return token;
  }

  private skipComment(): void {
    while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at += 1;
  }

  /** A name with its `#xx` escapes resolved: `/J#61vaScript` is `/JavaScript`. */
  private name(): string {
    const raw = this.regular();
    return raw.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }

  private word(): PdfToken {
    this.at -= 1;
    const text = this.regular();
    return /^[+-]?\d*\.?\d*$/.test(text) ? { kind: 'number', value: Number(text) } : { kind: 'word', text };
  }

  private regular(): string {
    const start = this.at;
    while (isRegular(this.bytes[this.at])) this.at += 1;
    return this.bytes.toString('latin1', start, this.at);
  }

  private literal(): PdfToken {
    for (let depth = 1; depth > 0 && this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === BACKSLASH) this.at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
    }
    return { kind: 'string' };
  }

  private hexString(): PdfToken {
    while (this.at < this.bytes.length && this.bytes[this.at] !== GREATER) this.at += 1;
    return this.skip({ kind: 'string' });
  }
}
