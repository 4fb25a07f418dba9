import type { BankStatementResult } from '@arbora/domain';
import { testApp, type TestApp } from '../../../tests/app';
import { bankClient, unpaid, type BankClient } from '../../../tests/bank-client';
import { gpc, gpcLine } from '../../../tests/bank-files';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const fio = (head: string, vs: string) => `${head}\nID pohybu;Datum;Objem;Měna;VS\nF1;20.11.2026;450,00;CZK;${vs}\n`;

test.each<[string, (vs: string) => string, string]>([
  ['a GPC with our number and no prefix', (vs) => gpc('0000002000145399', gpcLine('1', vs, '45000')), '2000145399'],
  ['a GPC without movements', () => gpc('0000002000145399'), '2000145399'],
  ['a CSV of another bank', (vs) => fio('accountId;2000145399\nbankId;2010', vs), '2000145399/2010'],
  ['a CSV of another IBAN', (vs) => fio('iban;CZ6508000000192000145399', vs), 'CZ6508000000192000145399'],
  [
    'MT940 of another bank',
    (vs) => `:20:1\n:25:0800/19-2000145399\n:60F:C261120CZK0,\n:61:261120C450,NTRFX\n:86:VS ${vs}\n`,
    '19-2000145399/0800',
  ],
  [
    'JSON of another account of Fio',
    (vs) => JSON.stringify({
      accountStatement: {
        info: { accountId: '2000145399', bankId: '2010', currency: 'CZK' },
        transactionList: { transaction: [{ column0: { value: '2026-11-20' }, column1: { value: 450 }, column5: { value: vs } }] },
      },
    }),
    '2000145399/2010',
  ],
])('%s is refused with its account, and pays nothing', async (_file, fileOf, account) => {
  const { reservation, vs } = await unpaid(api);
  const answer = await bank.send(fileOf(vs));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'payment.statement_account',
    details: { account, expected: '19-2000145399/0100' },
  });
  expect(await bank.transactions(vs)).toEqual([]);
  expect(await bank.isPaid(reservation.id)).toBe(false);
}); // oxfmt-ignore

test('a GPC with our account in the internal order of digits pays', async () => {
  const { reservation, vs } = await unpaid(api);
  expect((await bank.send(gpc('9394200015000019', gpcLine('1', vs, '45000')))).json()).toMatchObject({
    outcomes: { paid: 1 },
  });
  expect(await bank.isPaid(reservation.id)).toBe(true);
});

test('of a file of several accounts only lines of ours pay, and the others are ignored with the reason', async () => {
  const [one, two] = [await unpaid(api), await unpaid(api)];
  const file = `Číslo účtu;ID pohybu;Datum;Objem;VS
19-2000145399/0100;M1;20.11.2026;450,00;${one.vs}
19-2000145399/0800;M2;20.11.2026;450,00;${two.vs}\n`;
  const result = (await bank.send(file)).json<BankStatementResult>();
  expect(result).toMatchObject({ lines: 2, outcomes: { paid: 1, ignored: 1 }, ignored: { account: 1 } });
  expect(await bank.transactions(two.vs)).toEqual([
    expect.objectContaining({ outcome: 'ignored', reason: 'account', account: '19-2000145399/0800' }),
  ]);
  expect([await bank.isPaid(one.reservation.id), await bank.isPaid(two.reservation.id)]).toEqual([true, false]);
});
