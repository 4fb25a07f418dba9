import { testApp, type TestApp } from '../../tests/app';
import { json, externalService, type ExternalService } from '../../tests/external-service';

let withoutRegister: TestApp;
let one: TestApp;
let two: TestApp;
let ares: ExternalService;
beforeAll(async () => {
  ares = await externalService();
  withoutRegister = await testApp();
  const { database } = withoutRegister;
  const external = { aresUrl: `${ares.url}/subjekty`, consentUrl: null, ipUrl: null, ottUrl: null, paymentQrUrl: null };
  one = await testApp({ database, config: { external } });
  two = await testApp({ database, config: { external } });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await withoutRegister.close();
  await ares.close();
});
beforeEach(async () => {
  ares.seen.length = 0;
  await withoutRegister.database.asOwner('truncate app_private.company_cache, app_private.rate_limit_hit');
});

const find = async (ico: string, instance = one, from = '10.0.0.1') => {
  const answer = await instance.call('GET', `/api/company/${ico}`, undefined, { from });
  expect(answer.statusCode).toBe(200);
  return answer.json<unknown>();
};

/** As ares.gov.cz answers, shortened. */
const SUBJECT = {
  ico: '25596641',
  obchodniJmeno: 'Masarykovo muzeum v Hodoníně',
  dic: 'CZ25596641',
  pravniForma: '331',
  sidlo: {
    textovaAdresa: 'Zámecké náměstí 27/9a, 69501 Hodonín',
    kodStatu: 'CZ',
    nazevUlice: 'Zámecké náměstí',
    cisloDomovni: 27,
    cisloOrientacni: 9,
    cisloOrientacniPismeno: 'a',
    nazevObce: 'Hodonín',
    nazevCastiObce: 'Hodonín',
    psc: 69501,
    kodKraje: 116,
    nazevKraje: 'Jihomoravský kraj',
  },
};
const COMPANY = {
  ico: '25596641',
  dic: 'CZ25596641',
  company: 'Masarykovo muzeum v Hodoníně',
  street: 'Zámecké náměstí 27/9a',
  city: 'Hodonín',
  zip: '695 01',
  country: 'CZ',
  region: 116,
  dissolved_on: null,
};
const UNKNOWN = json(404, {
  kod: 'NENALEZENO',
  subKod: 'VYSTUP_SUBJEKT_NENALEZEN',
  popis: 'Ekonomický subjekt nenalezen',
});

describe('the register of the demo data', () => {
  it.each([
    ['27082440', { ico: '27082440', company: 'Zahrady Zahradník s.r.o.', city: 'Mělník', country: 'CZ', region: 27 }],
    ['25596641', { city: 'Olomouc', region: 124 }],
    ['01859951', { ico: '01859951', dic: 'CZ01859951' }],
  ])('knows %s', async (ico, company) => {
    expect(await find(ico, withoutRegister)).toMatchObject(company);
  });

  it.each(['99999994', '12345678', '00000000', '2708244', '270824400', 'abc', '%20', "'"])(
    'answers false to %s',
    async (ico) => {
      expect(await find(ico, withoutRegister)).toBe(false);
    },
  );
});

describe('the business register', () => {
  it('is queried by company id, and its subject is mapped to our fields', async () => {
    ares.answer(json(200, SUBJECT));
    expect(await find('25596641')).toEqual(COMPANY);
    expect(ares.seen.map(({ method, url }) => [method, url])).toEqual([['GET', '/subjekty/25596641']]);
  });

  it.each([
    ['a list', [SUBJECT, { ...SUBJECT, obchodniJmeno: 'Another' }]],
    ['the list of a search', { pocetCelkem: 1, ekonomickeSubjekty: [SUBJECT] }],
  ])('may return %s, of which the first item counts', async (_what, body) => {
    ares.answer(json(200, body));
    expect(await find('25596641')).toEqual(COMPANY);
  });

  it.each<[string, object, object]>([
    ['an address in a village without streets', { ...SUBJECT, sidlo: { nazevObce: 'Lhota', cisloDomovni: 5, psc: 1001, kodKraje: 27 } }, { street: 'Lhota 5', city: 'Lhota', zip: '010 01', region: 27 }],
    ['an address in a part of a municipality', { ...SUBJECT, sidlo: { nazevObce: 'Mělník', nazevCastiObce: 'Blata', cisloDomovni: 8 } }, { street: 'Blata 8', city: 'Mělník', zip: null, region: null }],
    ['no tax id', { ...SUBJECT, dic: undefined }, { dic: null }],
    ['no seat', { ...SUBJECT, sidlo: undefined }, { street: null, city: null, zip: null, region: null }],
    ['a seat in the data of another register', { ...SUBJECT, sidlo: {}, dalsiUdaje: [{ datovyZdroj: 'ros' }, { datovyZdroj: 'vr', sidlo: [{ primarniZaznam: true, sidlo: SUBJECT.sidlo }] }] }, COMPANY],
    ['no seat but in another register', { ...SUBJECT, sidlo: undefined, dalsiUdaje: [{ sidlo: [{ sidlo: SUBJECT.sidlo }] }] }, COMPANY],
    ['an address as text', { ...SUBJECT, sidlo: { textovaAdresa: 'Zámecké náměstí 27/9a, 69501 Hodonín', kodKraje: 116 } }, COMPANY],
    ['an address as text with a district', { ...SUBJECT, sidlo: { textovaAdresa: 'Lipová 12, Blata, 276 01 Mělník, Česko' } }, { street: 'Lipová 12, Blata', city: 'Mělník', zip: '276 01', region: null }],
    ['an address as text without a street', { ...SUBJECT, sidlo: { textovaAdresa: '37348 Dubová Lhota' } }, { street: null, city: 'Dubová Lhota', zip: '373 48' }],
    ['an address as text without a postal code', { ...SUBJECT, sidlo: { textovaAdresa: 'Lhota 5' } }, { street: 'Lhota 5', city: null, zip: null }],
    ['a date of dissolution', { ...SUBJECT, datumZaniku: '2020-01-31' }, { dissolved_on: '2020-01-31' }],
  ])('may return a subject with %s', async (_what, body, mapped) => {
    ares.answer(json(200, body));
    expect(await find('25596641')).toMatchObject(mapped);
  }); // oxfmt-ignore

  it.each(['255 96 641', 'CZ25596641', 'cz 25596641', '%C2%A025596641'])(
    'is queried for an id written %s',
    async (ico) => {
      ares.answer(json(200, SUBJECT));
      expect(await find(ico)).toEqual(COMPANY);
      expect(ares.seen.map(({ url }) => url)).toEqual(['/subjekty/25596641']);
    },
  );

  it('is not queried for an id with a wrong check digit', async () => {
    ares.answer(json(200, SUBJECT));
    for (const ico of ['12345678', '00000000', '2559664', 'x']) expect(await find(ico)).toBe(false);
    expect(ares.seen).toEqual([]);
  });

  it('is queried once a day for all instances, also for an unknown id', async () => {
    ares.answer(json(200, SUBJECT));
    await find('25596641');
    expect(await find('25596641', two)).toEqual(COMPANY);
    ares.answer(UNKNOWN);
    expect(await find('99999994')).toBe(false);
    expect(await find('99999994', two)).toBe(false);
    expect(ares.seen).toHaveLength(2);
    await withoutRegister.database.asOwner(
      "update app_private.company_cache set fetched_at = now() - interval '25 hours'",
    );
    expect(await find('25596641', two)).toBe(false);
    expect(ares.seen).toHaveLength(3);
  });

  it.each([
    ['an input error', json(400, { kod: 'CHYBA_VSTUPU', subKod: 'VSTUP_ICO' })],
    ['a rate limit', json(429, {}, { 'retry-after': '60' })],
    ['an internal error', json(500, {})],
    ['a redirect', json(302, {}, { location: 'https://example.org/' })],
    ['no JSON', (_: unknown, response: { end(text: string): unknown }) => void response.end('<html>')],
    ['no subject', json(200, { ico: '25596641' })],
    ['an empty list', json(200, [])],
    ['a body that is too large', json(200, { ...SUBJECT, more: 'x'.repeat(300_000) })],
  ])('gives false if it returns %s, and is queried again the next time', async (what, how) => {
    ares.answer(how);
    expect(await find('25596641')).toBe(false);
    ares.answer(json(200, SUBJECT));
    if (what !== 'an empty list') expect(await find('25596641')).toEqual(COMPANY);
  });

  it('gives false if it does not respond at all', async () => {
    ares.answer(() => undefined);
    expect(await find('25596641')).toBe(false);
  }, 15_000);

  it('is queried a limited number of times per client address', async () => {
    await withoutRegister.database.asOwner(
      "insert into app_private.rate_limit_hit (scope, key) select 'company', '10.0.0.9' from generate_series(1, 60)",
    );
    ares.answer(json(200, SUBJECT));
    expect(await find('25596641', two, '10.0.0.9')).toBe(false);
    expect(ares.seen).toEqual([]);
    expect(await find('25596641', two)).toEqual(COMPANY);
    expect(await find('25596641', two, '10.0.0.9')).toEqual(COMPANY);
  });
});
