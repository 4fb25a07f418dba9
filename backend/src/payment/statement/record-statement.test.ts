import type { PoolClient } from 'pg';
import { testApp, type TestApp } from '../../../tests/app';
import { bankClient, csv, movement, type BankClient } from '../../../tests/bank-client';
import { OWN_IBAN } from '../../../tests/bank-files';
import type { Claims, Database } from '../../database/database';
import { readStatement } from './read-statement';
import { recordStatement } from './record-statement';

let api: TestApp;
let bank: BankClient;
beforeAll(async () => {
  api = await testApp();
  bank = await bankClient(api);
});
afterAll(() => api.close());

const LINES = 400;

/** Records a file, and returns the numbers of statements and of characters sent to the database. */
async function sentFor(checksum: string, rows: readonly string[]): Promise<{ statements: number; characters: number }> {
  const sent = { statements: 0, characters: 0 };
  const counting = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name) as unknown;
        return (text: string, values: string[]) => {
          sent.statements += 1;
          sent.characters += text.length + values.join('').length;
          return target.query(text, values);
        };
      },
    });
  const database: Database = {
    ...api.database,
    asRole: <T>(claims: Claims | null, work: (client: PoolClient) => Promise<T>) =>
      api.database.asRole(claims, (client) => work(counting(client))),
  };
  const statement = readStatement(Buffer.from(csv(...rows)), {}, OWN_IBAN);
  await recordStatement(database, bank.sales, statement, { checksum: checksum.repeat(64), file_name: null }, OWN_IBAN);
  return sent;
}

test('equal movements send as much to the database as different ones', async () => {
  const different = await sentFor(
    '1',
    Array.from({ length: LINES }, (_, n) => movement('7', `${1000 + n},00`, { id: '' })),
  );
  const equal = await sentFor(
    '2',
    Array.from({ length: LINES }, () => movement('7', '9000,00', { id: '' })),
  );
  expect(equal.statements).toBe(different.statements);
  expect(equal.characters).toBeLessThan(different.characters * 1.1);
  // Both files are recorded line by line, although the movements of the second are equal.
  const counts = await api.database.asOwner(
    "select count(*)::integer as count from bank_transaction where vs = '7' group by statement_id",
  );
  expect(counts).toEqual([{ count: LINES }, { count: LINES }]);
});
