import type { BankStatementResult, BankTransactionListItem, CsvMapping } from '@arbora/domain';
import type { Claims } from '../src/database/database';
import type { TestApp } from './app';
import { reserve } from './booking-client';
import { makePerson, makeSlot } from './booking-fixtures';

let number = 0;
/** A movement of a statement, as a row of `csv`. */
export const movement = (
  vs: string,
  amount: string,
  more: { id?: string; currency?: string; message?: string; counter?: string } = {},
) =>
  [
    more.id ?? `T${++number}`,
    '20.11.2026',
    amount,
    more.currency ?? 'CZK',
    vs,
    more.message ?? '',
    more.counter ?? '',
  ].join(';');

export const csv = (...rows: string[]) =>
  `ID pohybu;Datum;Objem;Měna;VS;Zpráva pro příjemce;Protiúčet\n${rows.join('\n')}\n`;

/** Operations of sales staff on bank statements. */
export interface BankClient {
  sales: Claims;
  send(file: string | Buffer, who?: Claims, site?: TestApp, mapping?: CsvMapping): ReturnType<TestApp['call']>;
  /** Books a new statement and returns its outcomes. */
  book(...rows: string[]): Promise<BankStatementResult>;
  get<Row>(query: string, who?: Claims): Promise<Row[]>;
  transactions(vs: string): Promise<BankTransactionListItem[]>;
  /** Undefined if the reservation no longer exists. */
  isPaid(reservationId: string): Promise<boolean | undefined>;
}

export async function bankClient(api: TestApp): Promise<BankClient> {
  const sales = await makePerson(api.database, { acl: ['sales'] });
  const send: BankClient['send'] = async (file, who = sales, site = api, mapping = {}) =>
    site.call(
      'POST',
      '/api/backend/bank_statement',
      { data: Buffer.from(file).toString('base64'), file_name: 'výpis.csv', mapping },
      { token: await site.tokenFor(who) },
    );
  const get = async <Row>(query: string, who = sales) =>
    (await api.call('GET', `/api/rest/${query}`, undefined, { token: await api.tokenFor(who) })).json<Row[]>();
  return {
    sales,
    send,
    async book(...rows) {
      const answer = await send(csv(...rows));
      expect(answer.statusCode).toBe(201);
      return answer.json<BankStatementResult>();
    },
    get,
    transactions: (vs) => get(`bank_transaction_list?vs=eq.${vs}&order=created_at,line`),
    isPaid: async (id) => (await get<{ is_paid: boolean }>(`booking_reservation?id=eq.${id}`))[0]?.is_paid,
  };
}

/** An unpaid reservation of 150 CZK per name, with the variable symbol of its payment. */
export async function unpaid(api: TestApp, names = ['Eva', 'Jan', 'Petr'], price = 150) {
  const person = await makePerson(api.database);
  const slot = await makeSlot(api.database, { price });
  const { reservation } = await reserve(api, person, slot.id, names);
  return { person, slot, reservation, vs: `2026${reservation.vs.padStart(6, '0')}` };
}
