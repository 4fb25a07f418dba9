import { constants, inflateSync } from 'node:zlib';
import { unreadableFile } from '../refusal';
import type { PdfDict, PdfValue } from './pdf-value';

/** Objects of an object stream: their numbers and their offsets in the unpacked bytes. */
export interface PackedObjects {
  bytes: Buffer;
  /** Bytes gained by unpacking; 0 for uncompressed objects. */
  unpacked: number;
  objects: readonly { number: number; at: number }[];
}

/** The list of a stream's objects; programs pack a few hundred together. */
const HEADER_MAX_BYTES = 256 * 1024;

/** Whether a stream contains objects: by its type, or by `First`, which only such streams have. */
export function isObjectStream({ entries }: PdfDict): boolean {
  const isTyped = entries.get('Type')?.some((type) => type.kind === 'name' && type.text === 'ObjStm') ?? false;
  return isTyped || entries.has('First');
}

/**
 * Unpacks an object stream to at most `max` bytes; `packed` starts with the stream and may extend beyond it.
 * @throws AppError media.file_unreadable for an unusual compression or missing offsets
 */
export function unpackObjects(dict: PdfDict, packed: Buffer, max: number): PackedObjects {
  const count = wholeNumber(dict, 'N');
  const first = wholeNumber(dict, 'First');
  if (first > HEADER_MAX_BYTES) throw unreadableFile('an object stream with too many objects');
  const isPacked = isFlate(dict);
  const bytes = isPacked ? inflate(packed, max) : packed;
  const numbers = bytes.toString('latin1', 0, first).match(/\d+/g) ?? [];
  if (first > bytes.length || numbers.length < 2 * count) throw unreadableFile('a broken object stream');
  // A reader may look for more objects than are declared.
  const objects = Array.from({ length: numbers.length >> 1 }, (_, index) => ({
    number: Number(numbers[2 * index]),
    at: first + Number(numbers[2 * index + 1]),
  }));
  return { bytes, unpacked: isPacked ? bytes.length : 0, objects };
}

function wholeNumber({ entries }: PdfDict, key: string): number {
  const [value, ...others] = entries.get(key) ?? [];
  if (value?.kind !== 'number' || others.length > 0 || !Number.isInteger(value.value) || value.value < 0) {
    throw unreadableFile('a broken object stream');
  }
  return value.value;
}

/** Whether the only filter is Flate; programs use no other one here. */
function isFlate({ entries }: PdfDict): boolean {
  if (entries.has('DecodeParms') && !entries.get('DecodeParms')?.every(isPlain)) throw unreadableFile('a predictor');
  const [filter, ...others] = (entries.get('Filter') ?? []).flatMap((value) =>
    value.kind === 'array' ? value.items : [value],
  );
  if (filter === undefined) return false;
  const isKnown = filter.kind === 'name' && ['FlateDecode', 'Fl'].includes(filter.text);
  if (!isKnown || others.length > 0) throw unreadableFile('an unusual filter');
  return true;
}

/** Parameters without effect: none, or no predictor. */
function isPlain(value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.every(isPlain);
  if (value.kind === 'dict') return !value.entries.has('Predictor');
  return value.kind === 'word' && value.text === 'null';
}

function inflate(packed: Buffer, max: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, max), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (cause) {
    throw Object.assign(unreadableFile('an object stream that cannot be unpacked'), { cause });
  }
}
