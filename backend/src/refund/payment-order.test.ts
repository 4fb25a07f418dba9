import type { OpenItemListItem } from '@arbora/domain';
import { XMLParser } from 'fast-xml-parser';
import iconv from 'iconv-lite';
import { testApp, type TestApp } from '../../tests/app';
import { bankClient, movement, unpaid, type BankClient } from '../../tests/bank-client';
import { makePerson } from '../../tests/booking-fixtures';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const CZECH = '19-2000145399/0800';
const SLOVAK = 'SK31 1200 0000 1987 4263 7541';
const rpc = async <Answer>(name: string, body: object) =>
  (await api.call('POST', `/api/rest/rpc/${name}`, body, { token: await api.tokenFor(bank.sales) })).json<Answer>();
const file = async (order: string, format: string, who = bank.sales) =>
  api.call('GET', `/api/backend/payment_order/${order}/file?format=${format}`, undefined, {
    token: await api.tokenFor(who),
  });

/** Two reservations paid twice, whose second payments are refunded. Returns the order and the symbols. */
async function ordered(
  ...accounts: [string, string]
): Promise<{ order: string; symbols: { vs: string; hundredths: string }[] }> {
  const refunds: { id: string; vs: string; hundredths: string }[] = [];
  for (const [at, account] of accounts.entries()) {
    const { vs } = await unpaid(api, ['Eva'], 100.5 + at);
    await bank.book(movement(vs, `${100 + at},50`));
    await bank.book(movement(vs, `${100 + at},50`));
    const [item] = await bank.get<OpenItemListItem>(`open_item_list?vs=eq.${vs}`);
    await rpc('refund_open_item', { p_item: item!.id, p_account: account, p_holder: 'Žofie Černá' });
    refunds.push({ id: item!.id, vs, hundredths: `1${at === 0 ? '00' : '01'}50`.padStart(15, '0') });
  }
  const order = await rpc<string>('order_refunds', { p_items: refunds.map(({ id }) => id), p_due: '2026-12-01' });
  // The file has its refunds by id.
  return { order, symbols: refunds.toSorted((a, b) => a.id.localeCompare(b.id)) };
}

test('an order in ABO has the paying account with the sum, and an item per refund', async () => {
  const { order, symbols } = await ordered(CZECH, CZECH);
  const answer = await file(order, 'abo');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="refunds-.*\.kpc"$/);
  const [header, batch, group, ...rest] = iconv.decode(answer.rawPayload, 'windows-1250').split('\r\n');
  expect(header).toMatch(/^UHL1\d{6}.{20}0000000000001999$/);
  expect(batch).toBe('1 1501 001000 0100');
  expect(group).toBe('2 000019-2000145399 000000000020200 011226');
  expect(rest.slice(0, 2).map((line) => line.slice(0, 64))).toEqual(
    symbols.map(({ vs, hundredths }) => `000019-2000145399 ${hundredths} ${vs} 08000000 0000000000`),
  );
  expect(rest.slice(2)).toEqual(['3 +', '5 +', '']);
  expect((await file(order, 'abo')).rawPayload).toEqual(answer.rawPayload);
});

test('an order with an account abroad is a SEPA file only', async () => {
  const { order, symbols } = await ordered(CZECH, SLOVAK);
  expect((await file(order, 'abo')).json()).toMatchObject({ code: 'payment.order_foreign_account' });
  const answer = await file(order, 'sepa');
  const { GrpHdr, PmtInf } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(answer.rawPayload)
    .Document.CstmrCdtTrfInitn;
  expect(GrpHdr).toMatchObject({ NbOfTxs: '2', CtrlSum: '202.00' });
  expect(PmtInf).toMatchObject({ PmtMtd: 'TRF', ReqdExctnDt: '2026-12-01', DbtrAcct: { Ccy: 'CZK' } });
  const refunds = PmtInf.CdtTrfTxInf as {
    PmtId: { EndToEndId: string };
    CdtrAcct: { Id: { IBAN: string } };
    Cdtr: object;
  }[];
  expect(refunds.map(({ PmtId }) => PmtId.EndToEndId)).toEqual(symbols.map(({ vs }) => `/VS${vs}/SS/KS`));
  expect(refunds.map(({ CdtrAcct }) => CdtrAcct.Id.IBAN).toSorted()).toEqual([
    'CZ6508000000192000145399',
    'SK3112000000198742637541',
  ]);
  expect(refunds[0]!.Cdtr).toEqual({ Nm: 'Zofie Cerna' });
});

test('a cancelled order has no file, and only sales staff get one', async () => {
  const { order } = await ordered(CZECH, CZECH);
  for (const who of [await makePerson(api.database), await makePerson(api.database, { acl: ['jobs'] })])
    expect((await file(order, 'sepa', who)).statusCode).toBe(403);
  await rpc('cancel_payment_order', { p_order: order });
  expect((await file(order, 'sepa')).json()).toMatchObject({ code: 'payment.order_unknown' });
});
