import type { FileType } from '@arbora/domain';

/** The record at the end of a ZIP archive: its mark, its size without a comment, the longest comment. */
const END_MARK = 0x06054b50;
const END_SIZE = 22;
const COMMENT_MAX = 0xffff;
/** An entry of the archive's list: its mark and the size of its fixed part. */
const ENTRY_MARK = 0x02014b50;
const ENTRY_SIZE = 46;
/** Documents have tens of parts. */
const ENTRIES_MAX = 2000;

const DOCUMENTS: readonly (readonly [part: string, type: FileType])[] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

/** Parts that run when a document is opened, that carry a program, or a document of another kind that may. */
const ACTIVE =
  /(vbaproject|vbadata|activex|macrosheets|\.(bin|exe|dll|js|jse|vbs|wsf|hta|scr|com|bat|cmd|ps1|jar|msi|lnk|[a-z]{2,4}m|xlsb|xll)$)/i;

/** Binary parts that hold settings and no code: those of a printer, and the properties of a sheet. */
const SETTINGS = /^(xl|word)\/(printerSettings\/printerSettings|customProperty)\d*\.bin$/i;

function isActive(name: string): boolean {
  return ACTIVE.test(name) && !SETTINGS.test(name);
}

/** Whether an archive is a text or a table of the office programs, without macros; null for any other. */
export function sniffOfficeFile(data: Buffer): FileType | null {
  const names = archivedNames(data);
  if (names === null || !names.includes('[Content_Types].xml') || names.some(isActive)) return null;
  const found = DOCUMENTS.filter(([part]) => names.includes(part));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
}

/** The names in the list of a ZIP archive; null when it has none that can be read. Nothing is unpacked. */
function archivedNames(data: Buffer): string[] | null {
  const end = endRecord(data);
  if (end < 0) return null;
  const count = data.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) return null;
  const names: string[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + ENTRY_SIZE > end || data.readUInt32LE(at) !== ENTRY_MARK) return null;
    const nameLength = data.readUInt16LE(at + 28);
    names.push(data.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    at += ENTRY_SIZE + nameLength + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  return names;
}

function endRecord(data: Buffer): number {
  const first = Math.max(0, data.length - END_SIZE - COMMENT_MAX);
  for (let at = data.length - END_SIZE; at >= first; at -= 1) {
    // Nothing follows the record but its own comment: else the file goes on as something else.
    if (data.readUInt32LE(at) === END_MARK) return at + END_SIZE + data.readUInt16LE(at + 20) === data.length ? at : -1;
  }
  return -1;
}
