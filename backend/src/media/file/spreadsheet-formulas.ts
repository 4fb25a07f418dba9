import { unescapeXml } from '../../http/xml-entities';
import { xmlTags } from './xml-tags';

/** Elements whose text is a formula: of cells, names, validations, conditional formats, tables and charts. */
const FORMULAS: ReadonlySet<string> = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'definedName',
  'calculatedColumnFormula',
  'totalsRowFormula',
]);

/** Functions that fetch an address or call a program, in Excel or in programs that open its files. */
const CALLING =
  /(?<![\p{L}\p{N}_])(WEBSERVICE|IMAGE|RTD|DDE|CALL|REGISTER(?:\.ID)?|IMPORT(?:DATA|FEED|HTML|RANGE|XML))\s*\(/iu;
/** A link by formula; only one to a place in the same document is sure to stay there. */
const LINK = /(?<![\p{L}\p{N}_.])HYPERLINK\s*\((?!\s*"#)/iu;
const TEXT = /"(?:[^"]|"")*"/g;
/** A sheet's name in quotes; slashes and brackets occur only in the name of another file. */
const QUOTED = /'((?:[^']|'')*)'/g;

/**
 * Returns what the first formula of a spreadsheet part that calls out calls, or null: a function, a link, another file,
 * or a program by DDE (`cmd|'/c calc'!A1`).
 * @throws AppError media.file_unreadable
 */
export function firstCallingFormula(xml: string): string | null {
  for (const { name, text } of xmlTags(xml)) {
    const called = FORMULAS.has(name) ? calledBy(unescapeXml(text)) : null;
    if (called !== null) return called;
  }
  return null;
}

function calledBy(formula: string): string | null {
  if (LINK.test(formula.replace(TEXT, (text) => (text.startsWith('"#') ? '"#"' : '""')))) return 'HYPERLINK';
  const outsideTexts = formula.replace(TEXT, '""');
  const found = CALLING.exec(outsideTexts)?.[1];
  if (found !== undefined) return found.toUpperCase();
  for (const [, quoted = ''] of outsideTexts.matchAll(QUOTED)) if (/[[\]/\\]/.test(quoted)) return 'another file';
  return outsideTexts.replace(QUOTED, "''").includes('|') ? 'DDE' : null;
}
