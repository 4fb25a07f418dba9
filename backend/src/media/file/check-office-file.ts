import type { FileType } from '@arbora/domain';
import { firstActiveField } from './office-fields';
import { isAllowedContentType, partKind, relationKind } from './office-parts';
import { unreadableFile, unsafeFile } from './refusal';
import { xmlElements } from './office-xml';
import { firstCallingFormula } from './spreadsheet-formulas';
import { openArchive, UNPACKED_MAX_BYTES, type ZipArchive } from './zip-archive';

const TYPES = '[Content_Types].xml';
/** Maximum unpacked size of a text with the workbooks of its charts: thousands of pages. */
const TEXT_MAX_BYTES = 16 * 1024 * 1024;
/** Lists of types and relations have at most some hundreds of entries. */
const LIST_MAX_BYTES = 512 * 1024;

interface Document {
  part: string;
  type: FileType;
  content: string;
}
const DOCUMENTS: readonly Document[] = [
  {
    part: 'word/document.xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  },
  {
    part: 'xl/workbook.xml',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
];

/** Type of the office document in an archive, by its main part; null for any other archive. */
export function officeType(names: readonly string[]): FileType | null {
  const found = DOCUMENTS.filter(({ part }) => names.includes(part));
  return names.includes(TYPES) && found.length === 1 ? (found[0]?.type ?? null) : null;
}

/**
 * Refuses a document that contains anything but text, pictures and layout: macros, controls, embedded objects, fields
 * and formulas that run or fetch something, and references to other files except links that a reader clicks.
 * @throws AppError media.file_unsafe, media.file_unreadable
 */
export function checkOfficeFile(data: Buffer): void {
  const archive = openArchive(data);
  const isTable = archive.names.includes('xl/workbook.xml');
  checkDocument(archive, { bytes: isTable ? UNPACKED_MAX_BYTES : TEXT_MAX_BYTES }, false);
}

/** Bytes that may still be unpacked. */
interface Budget {
  bytes: number;
}

function checkDocument(archive: ZipArchive, budget: Budget, isWithinAnother: boolean): void {
  const document = DOCUMENTS.find(({ type }) => type === officeType(archive.names));
  if (!document) throw unreadableFile('no main part');
  const read = textReader(archive, budget);
  const tables = archive.names.filter((name) => checkName(name) === 'table');
  checkContentTypes(read(TYPES, LIST_MAX_BYTES), archive.names, document);
  const related = archive.names
    .filter((name) => /\.rels$/i.test(name))
    .flatMap((name) => checkRelations(name, read(name, LIST_MAX_BYTES)));
  for (const name of archive.names.filter((part) => /^word\/.*\.xml$/i.test(part))) {
    const activeField = firstActiveField(read(name));
    if (activeField !== null) throw unsafeFile(`the field ${activeField}`);
  }
  for (const name of tables) {
    if (isWithinAnother || !related.includes(name.toLowerCase())) throw unsafeFile('an embedded document');
    checkDocument(openArchive(readWithin(archive, name, budget)), budget, true);
  }
  for (const name of archive.names.filter((part) => /^xl\/.*\.xml$/i.test(part))) {
    const called = firstCallingFormula(read(name));
    if (called !== null) throw unsafeFile(`a formula with ${called}`);
  }
}

function readWithin(archive: ZipArchive, name: string, budget: Budget, max = budget.bytes): Buffer {
  const bytes = archive.read(name, Math.min(max, budget.bytes));
  budget.bytes -= bytes.length;
  return bytes;
}

function textReader(archive: ZipArchive, budget: Budget): (name: string, max?: number) => string {
  return (name, max) => {
    const bytes = readWithin(archive, name, budget, max);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw unreadableFile(`${name} is in another encoding`);
    }
  };
}

function checkName(name: string): 'allowed' | 'table' {
  const kind = partKind(name);
  if (kind === 'program') throw unsafeFile(`the part ${name}`);
  if (kind === 'unknown') throw unsafeFile(`a part that documents do not have: ${name}`);
  return kind;
}

/** Checks that every part has an allowed type, and the main part that of a document without macros. */
function checkContentTypes(xml: string, names: readonly string[], document: Document): void {
  const byEnding = new Map<string, string>();
  const byPart = new Map<string, string>();
  for (const { name, attributes } of xmlElements(xml, 'Types')) {
    const type = (attributes.get('ContentType') ?? '').split(';')[0]?.trim() ?? '';
    if (!isAllowedContentType(type)) throw unsafeFile(`the content type ${type}`);
    const [map, key] =
      name === 'Default' ? [byEnding, attributes.get('Extension')] : [byPart, attributes.get('PartName')];
    const folded = key?.replace(/^[/.]/, '').toLowerCase() ?? '';
    if ((name !== 'Default' && name !== 'Override') || folded === '' || map.has(folded)) throw unreadableFile(TYPES);
    map.set(folded, type);
  }
  for (const name of names.filter((part) => part !== TYPES && !part.endsWith('/'))) {
    const folded = name.toLowerCase();
    const type = byPart.get(folded) ?? byEnding.get(/[^.]*$/.exec(folded)?.[0] ?? '');
    if (type === undefined) throw unreadableFile(`${name} has no content type`);
    if (/relationships\+xml$/i.test(type) !== folded.endsWith('.rels'))
      throw unsafeFile('relations under another name');
  }
  if (byPart.get(document.part) !== document.content) throw unsafeFile('a document of another kind');
}

/** The parts that a list of relations refers to. */
function checkRelations(list: string, xml: string): string[] {
  return xmlElements(xml, 'Relationships').flatMap(({ name, attributes }) => {
    const type = attributes.get('Type') ?? '';
    const target = attributes.get('Target') ?? '';
    const kind = relationKind(type);
    if (name !== 'Relationship' || kind === null) throw unsafeFile(`the relation ${type}`);
    const mode = attributes.get('TargetMode') ?? 'Internal';
    if (mode === 'External') {
      if (kind !== 'hyperlink' || !isLink(target)) throw unsafeFile(`the ${kind} at ${target}`);
      return [];
    }
    if (mode !== 'Internal' || /^[/\\]{2}|[\\:]/.test(target)) throw unsafeFile(`the ${kind} at ${target}`);
    if (kind !== 'package') return [];
    // The package of a chart's data; any other embedded document opens with a click.
    if (!/^(?:word|xl)\/charts\/_rels\/[^/]+\.rels$/i.test(list)) throw unsafeFile('an embedded document');
    return [resolve(list, target)];
  });
}

/** Links are followed only by the reader: to pages, mails and phones, or to a place in the document. */
function isLink(target: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) return ['http', 'https', 'mailto', 'tel'].includes(scheme);
  return !/^[/\\]{2}|\\/.test(target);
}

/** Name of the part that a target refers to: targets in `a/_rels/b.xml.rels` are relative to `a/b.xml`. */
function resolve(list: string, target: string): string {
  const folder = list.replace(/_rels\/[^/]*$/i, '');
  return decodeURI(new URL(target, `https://part.invalid/${folder}`).pathname.slice(1)).toLowerCase();
}
