import { inflateRawSync } from 'node:zlib';
import { unreadableFile, unsafeFile } from './refusal';

/** End of central directory record: signature, size without comment, longest comment. */
const END_MARK = 0x06054b50;
const END_SIZE = 22;
const COMMENT_MAX = 0xffff;
/** Entry of the central directory, and local file header: signatures and sizes of their fixed parts. */
const ENTRY_MARK = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_MARK = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
const FLAG = { encrypted: 1, descriptor: 8 } as const;
/** Sizes of the data descriptor after data of initially unknown length. */
const DESCRIPTOR_SIZES: readonly number[] = [12, 16, 20, 24];
/** Maximum size of all files of an archive, and its ratio to that of the archive: others are made to exhaust a reader. */
export const UNPACKED_MAX_BYTES = 100 * 1024 * 1024;
const RATIO_MAX = 200;
/** Documents have tens of parts. */
const ENTRIES_MAX = 2000;

interface Entry {
  name: string;
  method: number;
  flags: number;
  /** Size of the data, from the central directory. */
  packed: number;
  size: number;
  /** Offset of the local header. */
  at: number;
}

export interface ZipArchive {
  names: readonly string[];
  /** Reads a file. @throws AppError media.file_unreadable if it is longer than `max` or damaged */
  read(name: string, max: number): Buffer;
}

/** Whether the bytes start and end like an archive. */
export function isArchive(data: Buffer): boolean {
  return data.length > END_SIZE && data.readUInt32LE(0) === LOCAL_MARK && findEnd(data) >= 0;
}

/**
 * Opens an archive that every program reads in the same way: central directory and local headers agree, files follow
 * each other without gaps, no name leaves the target folder, and the declared size is that of a real document. Nothing is unpacked before it is read.
 * @throws AppError media.file_unreadable, media.file_unsafe for names
 */
export function openArchive(data: Buffer): ZipArchive {
  const end = findEnd(data);
  if (end < 0) throw unreadableFile('no archive');
  const entries = listOf(data, end);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > UNPACKED_MAX_BYTES || unpacked > data.length * RATIO_MAX) throw unreadableFile('too much to unpack');
  const starts = new Map<string, number>();
  let at = 0;
  for (const entry of [...entries].sort((a, b) => a.at - b.at)) {
    const gap = entry.at - at;
    if (gap !== 0 && !(at > 0 && DESCRIPTOR_SIZES.includes(gap))) throw unreadableFile('bytes between the files');
    const start = dataStart(data, entry);
    starts.set(entry.name, start);
    at = start + entry.packed;
  }
  const listAt = data.readUInt32LE(end + 16);
  const gap = listAt - at;
  if (gap !== 0 && !DESCRIPTOR_SIZES.includes(gap)) throw unreadableFile('bytes before the list');
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    names: entries.map(({ name }) => name),
    read(name, max) {
      const entry = byName.get(name);
      const start = starts.get(name);
      if (!entry || start === undefined || entry.size > max) throw unreadableFile(`${name} is missing or too long`);
      return unpack(data.subarray(start, start + entry.packed), entry);
    },
  };
}

function listOf(data: Buffer, end: number): Entry[] {
  const count = data.readUInt16LE(end + 10);
  const at = data.readUInt32LE(end + 16);
  const isWhole = data.readUInt32LE(end + 4) === 0 && data.readUInt16LE(end + 8) === count;
  if (!isWhole || count > ENTRIES_MAX || at + data.readUInt32LE(end + 12) !== end)
    throw unreadableFile('a broken list');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let next = at;
  for (let read = 0; read < count; read += 1) {
    if (next + ENTRY_SIZE > end || data.readUInt32LE(next) !== ENTRY_MARK) throw unreadableFile('a broken list');
    const nameEnd = next + ENTRY_SIZE + data.readUInt16LE(next + 28);
    const entry: Entry = {
      name: nameOf(data.subarray(next + ENTRY_SIZE, nameEnd)),
      flags: data.readUInt16LE(next + 8),
      method: data.readUInt16LE(next + 10),
      packed: data.readUInt32LE(next + 20),
      size: data.readUInt32LE(next + 24),
      at: data.readUInt32LE(next + 42),
    };
    if ((entry.flags & FLAG.encrypted) !== 0) throw unreadableFile('an encrypted file');
    // Programs may treat names that differ in case only as the same.
    if (names.has(entry.name.toLowerCase())) throw unreadableFile('two files of one name');
    names.add(entry.name.toLowerCase());
    entries.push(entry);
    next = nameEnd + data.readUInt16LE(next + 30) + data.readUInt16LE(next + 32);
  }
  if (next !== end) throw unreadableFile('a broken list');
  return entries;
}

/** Decodes a name; refuses those that would leave the folder into which an archive is unpacked. */
function nameOf(bytes: Buffer): string {
  const name = bytes.toString('utf8');
  if (!Buffer.from(name).equals(bytes)) throw unreadableFile('a name in another encoding');
  const steps = name.replace(/\/$/, '').split('/');
  if (/[\\:\p{Cc}]/u.test(name) || steps.some((step) => step === '' || /^\.+$/.test(step))) {
    throw unsafeFile('a name that leads out of the archive');
  }
  return name;
}

function dataStart(data: Buffer, { name, method, flags, packed, at }: Entry): number {
  if (at + LOCAL_SIZE > data.length || data.readUInt32LE(at) !== LOCAL_MARK) throw unreadableFile('a broken header');
  const nameEnd = at + LOCAL_SIZE + data.readUInt16LE(at + 26);
  const start = nameEnd + data.readUInt16LE(at + 28);
  const isSame =
    data.toString('utf8', at + LOCAL_SIZE, nameEnd) === name &&
    data.readUInt16LE(at + 8) === method &&
    data.readUInt16LE(at + 6) === flags &&
    (data.readUInt32LE(at + 18) === packed || (flags & FLAG.descriptor) !== 0);
  if (!isSame || start + packed > data.length) throw unreadableFile('a header unlike the list');
  return start;
}

function unpack(packed: Buffer, { name, method, size }: Entry): Buffer {
  try {
    const bytes = method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: Math.max(1, size) }) : packed;
    if ((method === DEFLATED || method === STORED) && bytes.length === size) return bytes;
  } catch (cause) {
    throw Object.assign(unreadableFile(`${name} is damaged`), { cause });
  }
  throw unreadableFile(`${name} is packed in another way`);
}

/** Position of the end record; -1 if there is none or other data follows it. */
function findEnd(data: Buffer): number {
  const first = Math.max(0, data.length - END_SIZE - COMMENT_MAX);
  for (let at = data.length - END_SIZE; at >= first; at -= 1) {
    if (data.readUInt32LE(at) === END_MARK) return at + END_SIZE + data.readUInt16LE(at + 20) === data.length ? at : -1;
  }
  return -1;
}
