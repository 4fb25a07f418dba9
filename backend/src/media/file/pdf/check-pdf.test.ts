import { deflateSync } from 'node:zlib';
import { checkPdf } from './check-pdf';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of numbered objects as programs write it, with optional content after its end. */
function pdf(objects: readonly (string | Buffer)[], { trailer = '', behind = '' } = {}): Buffer {
  const parts: Buffer[] = [bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const starts: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    starts.push(length());
    parts.push(
      bytes(`${index + 1} 0 obj\n`),
      Buffer.from(typeof object === 'string' ? bytes(object) : object),
      bytes('\nendobj\n'),
    );
  });
  const list = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${list}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length()}\n%%EOF\n`;
  return Buffer.concat([...parts, bytes(end), bytes(behind)]);
}

/** A PDF with a catalog and a page; `catalog` adds entries to the catalog. */
const document = (catalog = '', ...more: (string | Buffer)[]) =>
  pdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    ...more,
  ]);

const stream = (dict: string, data: Buffer) =>
  Buffer.concat([bytes(`<<${dict}/Length ${data.length}>>\nstream\r\n`), data, bytes('\nendstream')]);

/** Objects in an object stream, numbered from 20. */
function packed(
  objects: readonly string[],
  { pack = deflateSync as (data: Buffer) => Buffer, filter = '/Filter/FlateDecode', type = '/Type/ObjStm' } = {},
) {
  let at = 0;
  const header = objects.map((object, index) => {
    const pair = `${20 + index} ${at}`;
    at += object.length + 1;
    return pair;
  });
  const first = `${header.join(' ')} `;
  return stream(`${type}/N ${objects.length}/First ${first.length}${filter}`, pack(bytes(first + objects.join(' '))));
}

const codeOf = (data: Buffer): string => {
  try {
    checkPdf(data);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

/** Every byte of a name as a `#xx` escape, which readers decode. */
const inHex = (name: string) => `/${[...bytes(name.slice(1))].map((byte) => `#${byte.toString(16)}`).join('')}`;

const FEATURES: Readonly<Record<string, string>> = {
  'a script': '<</S/JavaScript/JS(app.alert\\(1\\))>>',
  'a script in a stream': '<</S/JavaScript/JS 9 0 R>>',
  'scripts by name': '<</Names<</JavaScript 9 0 R>>>>',
  'a program': '<</S/Launch/F(calc.exe)>>',
  'another document': '<</S/GoToR/F(\\\\\\\\evil\\\\a.pdf)/D[0/Fit]>>',
  'an embedded document': '<</S/GoToE/T<<>>>>',
  'a form that is sent': '<</S/SubmitForm/F(https://evil.example)>>',
  'data for a form': '<</S/ImportData/F(a.fdf)>>',
  'an action of a page': '<</AA<</O<</S/Named/N/NextPage>>>>>>',
  'an embedded file': '<</Type/EmbeddedFile>>',
  'embedded files by name': '<</Names<</EmbeddedFiles 9 0 R>>>>',
  'a file that is specified': '<</Type/Filespec/EF<</F 9 0 R>>>>',
  'an attachment': '<</Subtype/FileAttachment>>',
  'a portfolio': '<</Collection<<>>>>',
  'a form of XML': '<</AcroForm<</XFA 9 0 R>>>>',
  media: '<</Subtype/RichMedia>>',
  'a film': '<</S/Movie>>',
  'a sound': '<</S/Sound>>',
  'a clip': '<</S/Rendition>>',
  'a model': '<</Subtype/3D>>',
};

describe.each(Object.entries(FEATURES))('%s', (_, object) => {
  const names = object.replace(/\/[A-Z0-9][A-Za-z0-9]*/g, inHex);
  test.each<[string, Buffer]>([
    ['in an object', document('', object)],
    ['with its names in numbers', document('', names)],
    [
      'with some letters in numbers',
      document(
        '',
        object.replace(
          /\/([A-Z0-9])([A-Za-z])/g,
          (_all, a: string, b: string) => `/${a}#${bytes(b).toString('hex').toUpperCase()}`,
        ),
      ),
    ],
    ['with comments and line ends between', document('', object.replaceAll('/', '%x\r/').replaceAll('<<', '<<\0\f'))],
    ['in the catalog', document(`/X ${object}`)],
    ['in the trailer', pdf(['<</Type/Catalog>>'], { trailer: `/X ${object}` })],
    ['deep within', document('', `[[<</A[${object}]>>]]`)],
    ['packed', document('', packed(['[1 2]', object]))],
    ['packed, with its names in numbers', document('', packed([names]))],
    ['packed without a type', document('', packed([object], { type: '' }))],
    ['stored with packed objects', document('', packed([object], { pack: (data) => data, filter: '' }))],
    ['packed under a short name', document('', packed([object], { filter: '/Filter[/Fl]' }))],
    ['hidden behind a later version', Buffer.concat([document('', object), bytes('4 0 obj\n<<>>\nendobj\n%%EOF\n')])],
    ['behind the end', Buffer.concat([document(), bytes(`9 0 obj${object}endobj\n%%EOF\n`)])],
    ['within another stream', document('', stream('', bytes(`9 0 obj ${object} endobj`)))],
    ['within a text', document('', `(9 0 obj ${object} endobj)`)],
    ['within a comment', document('', `%9 0 obj ${object} endobj\n<<>>`)],
    ['behind a bracket that is not closed', document('', `<</A ( >> endobj 9 0 obj ${object} endobj`)],
    ['behind surplus brackets', document('', `>> ] ) ${object}`)],
    ['behind a word', document('', `x ${object}`)],
    ['with a comment in its number', Buffer.concat([document(), bytes(`9%x\n0%y\nobj${object}endobj %%EOF`)])],
    ['packed within the text of another object', document('', packed(['(', `${object}`, ')']))],
  ])('%s: the document is refused', (_where, data) => {
    expect(codeOf(data)).toBe('media.file_unsafe');
  });
});

describe('actions on opening a document', () => {
  test.each<[string, Buffer]>([
    ['a page is shown', document('/OpenAction[3 0 R/Fit]')],
    ['a page is shown by an action', document('/OpenAction<</S/GoTo/D[3 0 R/Fit]>>')],
    ['a page is shown by another object', document('/OpenAction 4 0 R', '[3 0 R/XYZ 0 0 0]')],
    ['a page is shown by a packed object', document('/OpenAction 20 0 R', packed(['<</S/GoTo/D[3 0 R/Fit]>>']))],
  ])('an opening action is accepted: %s', (_, data) => {
    expect(codeOf(data)).toBe('taken');
  });
  test.each<[string, Buffer]>([
    ['an address', document('/OpenAction<</S/URI/URI(https://evil.example)>>')],
    ['an address by another object', document('/OpenAction 4 0 R', '<</S/URI/URI(https://evil.example)>>')],
    [
      'an address in one of two versions',
      Buffer.concat([document('/OpenAction 4 0 R', '<</S/URI/URI(a)>>'), bytes('4 0 obj[3 0 R/Fit]endobj %%EOF')]),
    ],
    ['an address behind a page', document('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(a)>>>>')],
    ['something that is not there', document('/OpenAction 99 0 R')],
    ['an action without a kind', document('/OpenAction<</D[3 0 R/Fit]>>')],
  ])('an opening action is refused: %s', (_, data) => {
    expect(codeOf(data)).toBe('media.file_unsafe');
  });
});

test('a stream in another file is refused', () => {
  expect(codeOf(document('', stream('/F(\\\\\\\\evil\\\\a)', bytes(''))))).toBe('media.file_unsafe');
});

test.each<[string, Buffer]>([
  [
    'links and a form',
    document(
      '/AcroForm<</Fields[4 0 R]/NeedAppearances true>>',
      '<</FT/Tx/T(jmeno)/V(Jan)/F 4/Subtype/Widget>>',
      '<</Subtype/Link/A<</S/URI/URI(https://arbora.example/JS/AA/Launch)>>>>',
      '<</Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]>>>>',
    ),
  ],
  [
    'texts that name what is refused',
    document('', '<</Title(/JavaScript /JS << /AA >>)/Author<2f4a53>>>', '% /JavaScript'),
  ],
  ['names that begin alike', document('', '<</JSON 1/AAA 2/Launcher 3/EFG 4/JavaScripts 5/EncryptMetadata false>>')],
  ['packed objects', document('', packed(['<</A(x)>>', '[1 0 R]', '12', '(a)']))],
  [
    'pictures and pages',
    document(
      '',
      stream('/Type/XObject/Subtype/Image/Filter/DCTDecode', Buffer.alloc(5000, '/JS <<(] ')),
      stream('/Filter/FlateDecode', deflateSync(bytes('BT /JS 12 Tf (a) Tj ET'))),
    ),
  ],
  [
    'an XRef stream',
    document(
      '',
      stream(
        '/Type/XRef/W[1 2 1]/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Columns 4/Predictor 12>>',
        deflateSync(Buffer.alloc(40)),
      ),
    ),
  ],
  [
    'what was added to a form',
    Buffer.concat([
      document('', '<</FT/Tx/V(a)>>'),
      bytes('4 0 obj<</FT/Tx/V(b)>>endobj\ntrailer<</Prev 9>>\nstartxref\n9\n%%EOF\n'),
    ]),
  ],
])('a document with %s is accepted', (_, data) => {
  expect(codeOf(data)).toBe('taken');
});

test.each<[string, Buffer]>([
  ['an encrypted document', pdf(['<</Type/Catalog>>'], { trailer: '/Encrypt 9 0 R' })],
  ['one encrypted by an XRef stream', document('', stream('/Type/XRef/#45ncrypt 9 0 R', bytes('')))],
  ['packed objects in an unusual filter', document('', packed(['<<>>'], { filter: '/Filter/LZWDecode' }))],
  ['packed objects in two filters', document('', packed(['<<>>'], { filter: '/Filter[/ASCIIHexDecode/FlateDecode]' }))],
  ['packed objects in a filter elsewhere', document('', packed(['<<>>'], { filter: '/Filter 9 0 R' }))],
  [
    'packed objects with a predictor',
    document('', packed(['<<>>'], { filter: '/Filter/FlateDecode/DecodeParms<</Predictor 12>>' })),
  ],
  ['damaged packed objects', document('', packed(['<<>>'], { pack: () => bytes('damaged') }))],
  [
    'packed objects of 64 MB',
    document(
      '',
      packed(['<<>>'], { pack: (data) => deflateSync(Buffer.concat([data, Buffer.alloc(64 * 1024 * 1024)])) }),
    ),
  ],
  ['packed objects whose number is elsewhere', document('', stream('/Type/ObjStm/N 9 0 R/First 4', bytes('1 0 <<>>')))],
  ['values nested too deeply', document('', '['.repeat(5000))],
  ['too many values', document('', '1 '.repeat(2_000_000))],
  ['objects within each other, again and again', document('', 'obj ('.repeat(20_000))],
])('%s cannot be examined', (_, data) => {
  expect(codeOf(data)).toBe('media.file_unreadable');
});
