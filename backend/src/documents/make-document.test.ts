import { testApp } from '../../tests/app';
import { readConfig } from '../config';
import { makeApplePass } from '../booking/wallet/make-apple-pass';
import { makeTicketsPdf } from '../booking/make-tickets-pdf';

const FACTS = {
  event: 'Řez ovocných stromů',
  slot: 'Dopolední skupina',
  start: '2026-11-24T08:00:00Z',
  end: null,
  place: 'Obříství 120',
};
const PAPER = {
  locale: 'cs',
  brand: 'Arbora',
  contact: 'arbora@arbora.example',
  origin: 'http://arbora.test',
  madeAt: new Date('2026-11-20T08:00:00Z'),
} as const;
const tickets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `t-${index}`, name: `Host ${index}` }));

test('requests are answered while a long document is generated', async () => {
  const api = await testApp();
  let isMade = false;
  const making = makeTicketsPdf({ ...FACTS, tickets: tickets(200) }, PAPER).finally(() => (isMade = true));
  for (let turn = 0; turn < 5; turn += 1) expect((await api.call('GET', '/readyz')).statusCode).toBe(200);
  expect(isMade).toBe(false);
  const pdf = await making;
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(200);
  await api.close();
});

test('a document that fails is unavailable, and the next one is made', async () => {
  const config = readConfig({ NODE_ENV: 'test' });
  const pass = { ...FACTS, ticketId: 't-1', holder: 'Host', locale: 'cs' } as const;
  const wallet = { passTypeId: 'p', teamId: 't', certificate: '-', key: '-', wwdr: '-', until: new Date() };
  await expect(
    makeApplePass(pass, wallet, { brand: config.brand, publicOrigin: config.publicOrigin }),
  ).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 30,
  });
  const pdf = await makeTicketsPdf({ ...FACTS, tickets: tickets(1) }, PAPER);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
