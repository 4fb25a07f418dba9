import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testApp } from '../../../tests/app';
import { openStatementReader } from './statement-reader';

test('requests are answered while a long statement is read', async () => {
  const file = readFileSync(path.join(__dirname, 'fixtures/camt053-02.xml'), 'utf8');
  const [, head, entry] = /^(.*?)(<Ntry>.*?<\/Ntry>)/s.exec(file)!;
  const api = await testApp();
  const wrong = entry!.replace(/<Amt Ccy="CZK">[^<]*/, '<Amt Ccy="CZK">mnoho');
  const long = `${head}${entry!.repeat(4_000_000 / entry!.length)}${wrong}</Stmt></BkToCstmrStmt></Document>`;
  const reader = openStatementReader();
  let isRead = false;
  const reading = reader
    .read(Buffer.from(long), {}, 'CZ0801000000192000145399')
    .catch((error: unknown) => error)
    .finally(() => (isRead = true));
  for (let turn = 0; turn < 5; turn += 1) expect((await api.call('GET', '/readyz')).statusCode).toBe(200);
  expect(isRead).toBe(false);
  expect(await reading).toMatchObject({ code: 'payment.statement_invalid', details: { reason: 'amount' } });
  await reader.close();
  await api.close();
});
