import { BASKET_FILES_MAX, type FileType, type StaticFile } from '@arbora/domain';
import { mediaApp, picture, type MediaApp } from '../../../tests/media-fixtures';
import { ADMIN, ANYONE, CUSTOMER, EDITOR, OTHER_CUSTOMER, SALES } from '../../../tests/policies/attempts';
import { office } from './test-office';
import { zip } from './test-zip';

let api: MediaApp;
beforeAll(async () => void (api = await mediaApp()));
afterAll(() => api.close());

const DOCX: FileType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX: FileType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
let made = 0;
/** A filled-in form: programs append the changes. */
const pdfForm = () =>
  Buffer.from(
    `%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog/AcroForm<</Fields[2 0 R]/NeedAppearances true>>>>endobj\n%%EOF\n` +
      `2 0 obj<</FT/Tx/T(jmeno)/V(Jan ${(made += 1)})>>endobj\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

const pdf = () => Buffer.from(`%PDF-1.7\n% ${(made += 1)}\n%%EOF\n`);

async function post(who: string, data: Buffer, more: object = {}) {
  const body = {
    bucket: 'basket',
    data: data.toString('base64'),
    type: 'application/pdf',
    description: 'Plán',
    ...more,
  };
  return api.call('POST', '/api/media/static', body, { token: await api.tokenFor(who) });
}
const sent = async (who: string, data = pdf(), more: object = {}) => (await post(who, data, more)).json<StaticFile>();
async function get(id: string, who: string | null) {
  const token = who === null ? undefined : await api.tokenFor(who);
  return api.call('GET', `/api/media/static/${id}`, undefined, { token });
}

describe('a file of a basket', () => {
  it('a file of a basket is stored unchanged, for its owner and sales only', async () => {
    const data = pdf();
    const answer = await post(CUSTOMER, data, { description: 'Plán zahrady č. 2' });
    expect(answer.statusCode).toBe(201);
    const file = answer.json<StaticFile>();
    expect(file).toEqual({
      id: expect.any(String),
      bucket: 'basket',
      name: 'Plán zahrady č. 2.pdf',
      content_type: 'application/pdf',
      byte_size: data.length,
      created_at: expect.any(String),
    });
    for (const who of [CUSTOMER, SALES, ADMIN]) {
      const got = await get(file.id, who);
      expect([got.statusCode, got.rawPayload]).toEqual([200, data]);
    }
    for (const who of [ANYONE, OTHER_CUSTOMER, EDITOR]) expect((await get(file.id, who)).statusCode).toBe(404);
  });

  it('a file of a basket is downloaded, not displayed, and not cacheable', async () => {
    const { id } = await sent(CUSTOMER);
    expect((await get(id, CUSTOMER)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Plan.pdf"; filename*=UTF-8''Pl%C3%A1n.pdf`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('the same file of one person is stored once; of another person it is a separate file', async () => {
    const data = pdf();
    const answers = await Promise.all([1, 2, 3].map(() => post(CUSTOMER, data)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    const ids = new Set(answers.map((answer) => answer.json<StaticFile>().id));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain((await sent(OTHER_CUSTOMER, data)).id);
  });

  it('a file of a basket is removed when its owner deletes it, unless it belongs to an order', async () => {
    const [free, ordered] = [await sent(CUSTOMER), await sent(CUSTOMER)];
    const { sub } = await api.database.claimsOf(CUSTOMER);
    await api.database.asOwner(
      `insert into shop_order (profile_id, basket, center, order_code) values ($1, $2, 'Obříství', 'P0000000001')`,
      [sub, JSON.stringify({ items: [], files: [{ id: ordered.id, name: ordered.name }] })],
    );
    const remove = async (who: string) =>
      api.call('DELETE', `/api/rest/static_file?id=in.(${free.id},${ordered.id})`, undefined, {
        token: await api.tokenFor(who),
      });
    await remove(OTHER_CUSTOMER);
    expect((await get(free.id, CUSTOMER)).statusCode).toBe(200);
    await remove(CUSTOMER);
    expect((await get(free.id, CUSTOMER)).statusCode).toBe(404);
    expect((await get(ordered.id, SALES)).statusCode).toBe(200);
  });

  it('a basket has a limited number of files', async () => {
    await api.database.asOwner('delete from static_file where bucket = $1 and owner_id <> $2', [
      'basket',
      (await api.database.claimsOf(CUSTOMER)).sub,
    ]);
    const answers = await Promise.all(Array.from({ length: BASKET_FILES_MAX + 2 }, () => post(OTHER_CUSTOMER, pdf())));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(BASKET_FILES_MAX);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect([refused?.statusCode, refused?.json()]).toMatchObject([
      409,
      { code: 'media.too_many_files', details: { max: BASKET_FILES_MAX } },
    ]);
  });

  it('a file of a basket is limited to 5 MB', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024, 'x'), Buffer.from('%%EOF')]);
    const answer = await post(CUSTOMER, large);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'media.file_too_large']);
    expect((await post(SALES, large, { bucket: 'public' })).statusCode).toBe(201);
  });

  it('a file of a basket requires an account', async () => {
    const body = { bucket: 'basket', data: 'QQ==', type: 'text/plain', description: 'x' };
    expect((await api.call('POST', '/api/media/static', body)).statusCode).toBe(401);
  });
});

test('a file uploaded by staff is public and immutable', async () => {
  for (const who of [SALES, EDITOR, 'jobs@arbora.example', ADMIN]) {
    const { id } = await sent(who, pdf(), { bucket: 'public' });
    const got = await get(id, ANYONE);
    expect([got.statusCode, got.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(got.headers['content-disposition']).toMatch(/^attachment/);
  }
  expect((await post(CUSTOMER, pdf(), { bucket: 'public' })).json().code).toBe('auth.forbidden');
});

it('a public file can be deleted by its own section or an admin', async () => {
  const data = pdf();
  const { id } = await sent(SALES, data, { bucket: 'public' });
  const remove = async (who: string) => {
    const answer = await api.call('DELETE', `/api/rest/static_file?id=eq.${id}`, undefined, {
      token: await api.tokenFor(who),
      headers: { prefer: 'return=representation' },
    });
    return answer.json<unknown[]>().length;
  };
  expect(await remove(EDITOR)).toBe(0);
  expect(await remove('jobs@arbora.example')).toBe(0);
  // Everyone who uploads the same file becomes a co-owner.
  expect(await sent(EDITOR, data, { bucket: 'public' })).toMatchObject({ id });
  expect(await remove(EDITOR)).toBe(1);
  const other = await sent(EDITOR, pdf(), { bucket: 'public' });
  const answer = await api.call('DELETE', `/api/rest/static_file?id=eq.${other.id}`, undefined, {
    token: await api.tokenFor(ADMIN),
    headers: { prefer: 'count=exact' },
  });
  expect(answer.headers['content-range']).toBe('*/1');
});

describe('types of files', () => {
  it.each<[string, FileType, () => Buffer | Promise<Buffer>, string]>([
    ['PDF', 'application/pdf', pdf, 'a.pdf'],
    ['text', 'text/plain', () => Buffer.from('Lípa 3 ks\r\nŽivý plot'), 'a.txt'],
    ['Word', DOCX, () => office('docx'), 'a.docx'],
    ['Excel', XLSX, () => office('xlsx'), 'a.xlsx'],
    ['a PDF form', 'application/pdf', pdfForm, 'a.pdf'],
    ['JPEG', 'image/jpeg', () => picture().jpeg().toBuffer(), 'a.jpg'],
    ['PNG', 'image/png', () => picture().png().toBuffer(), 'a.jpg'],
  ])('%s is accepted', async (_, type, make, name) => {
    const answer = await post(CUSTOMER, await make(), { type, description: 'a' });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { name }]);
  });

  it.each<[string, FileType, () => Buffer | Promise<Buffer>]>([
    ['a page', 'text/plain', () => Buffer.from('\n <html><script>alert(1)</script>')],
    ['a page called a PDF', 'application/pdf', () => Buffer.from('<html>%PDF-1.7 %%EOF')],
    ['half a PDF', 'application/pdf', () => Buffer.from('%PDF-1.7\nhalf')],
    ['a program', 'text/plain', () => Buffer.from('MZ\x90\x00\x03\x00', 'latin1')],
    ['text in another encoding', 'text/plain', () => Buffer.from('\xe1\xe8\xef', 'latin1')],
    ['nothing but spaces', 'text/plain', () => Buffer.from(' \n')],
    ['an archive', DOCX, () => zip({ 'readme.txt': 'x' })],
    [
      'a document of OpenDocument',
      DOCX,
      () => zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
    ],
    ['a document of old', DOCX, () => Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')],
    ['an archive that goes on as a page', DOCX, () => Buffer.concat([office('docx'), Buffer.from('<html>')])],
    ['an archive that is two kinds at once', DOCX, () => office('docx', { parts: { 'xl/workbook.xml': '' } })],
    ['an archive cut short', DOCX, () => office('docx').subarray(0, 60)],
    ['a table called a text', DOCX, () => office('xlsx')],
    ['a picture called a PDF', 'application/pdf', () => picture().jpeg().toBuffer()],
  ])('%s is refused', async (_, type, make) => {
    const answer = await post(CUSTOMER, await make(), { type });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'media.file_type']);
  });

  // Unsafe content is tested in check-office-file.test.ts and pdf/check-pdf.test.ts.
  it.each<[string, FileType, () => Buffer, string]>([
    [
      'a document with macros',
      DOCX,
      () =>
        office('docx', {
          parts: { 'word/vbaProject.bin': '' },
          types: { '.bin': 'application/vnd.ms-office.vbaProject' },
        }),
      'media.file_unsafe',
    ],
    [
      'a PDF with a script',
      'application/pdf',
      () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/J#61vaScript/JS(a)>>>>endobj\n%%EOF\n'),
      'media.file_unsafe',
    ],
    [
      'a PDF with a password',
      'application/pdf',
      () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Encrypt 2 0 R>>\n%%EOF\n'),
      'media.file_unreadable',
    ],
    ['an archive whose list lies elsewhere', DOCX, () => brokenList(office('docx')), 'media.file_unreadable'],
  ])('%s is refused for every sender', async (_, type, make, code) => {
    for (const [who, bucket] of [
      [CUSTOMER, 'basket'],
      [SALES, 'public'],
    ] as const) {
      const answer = await post(who, make(), { type, bucket });
      expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    }
  });

  it('pictures are checked as strictly as those of galleries', async () => {
    const huge = await picture(2600, 10).jpeg().toBuffer();
    expect((await post(CUSTOMER, huge, { type: 'image/jpeg' })).json().code).toBe('media.image_too_large');
  });

  it('unknown types are not offered', async () => {
    expect((await post(CUSTOMER, pdf(), { type: 'text/html' })).json()).toMatchObject({ fields: { type: 'invalid' } });
    expect((await post(CUSTOMER, pdf(), { bucket: 'other' })).json()).toMatchObject({ fields: { bucket: 'invalid' } });
  });
});

test.each([
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['plan.PDF', 'plan.PDF'],
  ['..', 'soubor.pdf'],
  ['a"\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.pdf'],
  ['x'.repeat(200), `${'x'.repeat(196)}.pdf`],
  ['Pla\u0301n\u200b zahrady\u202efdp', 'Plán zahrady fdp.pdf'],
  ['\u3164\u00ad', 'soubor.pdf'],
])('the name %j becomes %j', async (description, name) => {
  const file = await sent(SALES, pdf(), { bucket: 'public', description });
  expect(file.name).toBe(name);
  expect((await get(file.id, ANYONE)).headers['set-cookie']).toBeUndefined();
});

/** An archive whose end record points past the archive. */
function brokenList(archive: Buffer): Buffer {
  const broken = Buffer.from(archive);
  broken.writeUInt32LE(0xfffffff0, broken.length - 6);
  return broken;
}
