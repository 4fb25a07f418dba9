import { unreadableFile, unsafeFile } from '../refusal';
import { isObjectStream, unpackObjects } from './object-stream';
import { readValues, type PdfDict, type PdfValue, type PdfVisitor } from './pdf-value';

/**
 * Names that occur only in documents that run something, play media, contain files, or send and fetch data. They are
 * refused anywhere: a reader may reach them by a reference from any place.
 */
const UNSAFE: ReadonlySet<string> = new Set([
  'JavaScript', 'JS', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'Collection', 'XFA',
  'RichMedia', 'RichMediaContent', 'RichMediaExecute', 'RichMediaSettings', '3D', 'GoTo3DView', 'Movie', 'Sound',
  'Rendition', 'GoToR', 'GoToE', 'ImportData', 'SubmitForm',
]); // oxfmt-ignore
/** Harmless actions on opening: they show a page. */
const OPENING: ReadonlySet<string> = new Set(['GoTo', 'Named']);
/** Maximum unpacked size of one document, and how many times its bytes may be read: overlapping values cost time. */
const UNPACKED_MAX_BYTES = 16 * 1024 * 1024;
const READINGS = 4;
/** Documents with thousands of pages have fewer. */
const TOKENS_MAX = 1_500_000;

/**
 * Refuses a PDF with scripts, other files, media or actions. It does not follow the document's own cross-reference
 * tables, on which readers differ, but reads every place where an object could begin, including older versions and
 * object streams.
 * @throws AppError media.file_unsafe, media.file_unreadable for encrypted and broken files
 */
export function checkPdf(pdf: Buffer): void {
  const found = new Findings();
  let readable = READINGS * pdf.length;
  let unpackable = UNPACKED_MAX_BYTES;
  const read = (bytes: Buffer, from: number, onlyFirst = false) => {
    const result = readValues(bytes, from, found, onlyFirst);
    readable -= result.end - from;
    if (readable < 0) throw unreadableFile('overlapping objects');
    return result;
  };
  for (const at of placesOf(pdf, 'trailer')) read(pdf, at);
  for (const at of placesOf(pdf, 'obj')) {
    const { values, stop, end } = read(pdf, at);
    for (const value of values) found.object(numberBefore(pdf, at), value);
    if (stop !== 'stream') continue;
    for (const dict of values.filter((value) => value.kind === 'dict')) {
      checkStream(dict);
      if (!isObjectStream(dict)) continue;
      const { bytes, unpacked, objects } = unpackObjects(dict, pdf.subarray(dataStart(pdf, end)), unpackable);
      unpackable -= unpacked;
      readable += READINGS * unpacked;
      for (const object of objects) {
        for (const value of read(bytes, object.at, true).values) found.object(object.number, value);
      }
    }
  }
  found.check();
}

/** Collects findings from all objects of a document. */
class Findings implements PdfVisitor {
  private tokens = 0;
  private readonly opening: PdfValue[] = [];
  /** By object number: whether every version of it is harmless as an opening action. */
  private readonly isHarmless = new Map<number, boolean>();

  token(): void {
    this.tokens += 1;
    if (this.tokens > TOKENS_MAX) throw unreadableFile('too many values');
  }

  name(text: string): void {
    if (UNSAFE.has(text)) throw unsafeFile(`/${text}`);
    if (text === 'Encrypt') throw unreadableFile('encrypted');
  }

  dict({ entries }: PdfDict): void {
    this.opening.push(...(entries.get('OpenAction') ?? []));
  }

  object(number: number, value: PdfValue): void {
    this.isHarmless.set(number, (this.isHarmless.get(number) ?? true) && isHarmlessOpening(value));
  }

  check(): void {
    const isHarmless = (value: PdfValue) =>
      value.kind === 'reference' ? (this.isHarmless.get(value.value) ?? false) : isHarmlessOpening(value);
    if (!this.opening.every(isHarmless)) throw unsafeFile('/OpenAction');
  }
}

/** Whether an opening action does nothing but show a page. */
function isHarmlessOpening(value: PdfValue): boolean {
  if (value.kind !== 'dict') return value.kind === 'array' || value.kind === 'string' || value.kind === 'name';
  const actions = value.entries.get('S') ?? [];
  const isKnown = actions.every((action) => action.kind === 'name' && OPENING.has(action.text));
  return actions.length > 0 && isKnown && !value.entries.has('Next');
}

/** The data of a stream may be in another file, which a reader would fetch. */
function checkStream({ entries }: PdfDict): void {
  if (entries.get('F')?.some(({ kind }) => kind !== 'number')) throw unsafeFile('a stream in another file');
}

/** Positions after a keyword, anywhere in the file. */
function* placesOf(pdf: Buffer, keyword: string): Generator<number> {
  for (let at = pdf.indexOf(keyword); at >= 0; at = pdf.indexOf(keyword, at + keyword.length)) {
    if (pdf.toString('latin1', Math.max(0, at - 3), at) !== 'end') yield at + keyword.length;
  }
}

/** Number of the object that begins here: `12 0 obj`; -1 for any other notation. */
function numberBefore(pdf: Buffer, at: number): number {
  const [, number] =
    /(?:^|[^\d])(\d{1,10})\s+\d{1,5}\s*obj$/.exec(pdf.toString('latin1', Math.max(0, at - 40), at)) ?? [];
  return number === undefined ? -1 : Number(number);
}

/** The data of a stream begins after the line of its keyword. */
function dataStart(pdf: Buffer, at: number): number {
  if (pdf[at] === 13) return pdf[at + 1] === 10 ? at + 2 : at + 1;
  return pdf[at] === 10 ? at + 1 : at;
}
