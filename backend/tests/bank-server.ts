import { externalService, json, type ExternalService } from './external-service';

const INTERVAL_MS = 30_000;
const DAY_MS = 86_400_000;

export interface BankMovement {
  id: number;
  /** `YYYY-MM-DD`, by default today. */
  day?: string;
  amount: number;
  vs?: string;
  message?: string;
  comment?: string;
}

/** A server with the protocol of Fio banka's API for one account. */
export interface BankServer extends Pick<ExternalService, 'url' | 'seen' | 'close'> {
  movements: BankMovement[];
  /** Answers requests in another way; undefined as the bank does. */
  answer?: Parameters<ExternalService['answer']>[0] | undefined;
  /** As if 30 seconds had passed for the bank. */
  rest(): void;
}

export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv', { timeZone: 'Europe/Prague' });

const column = (value: unknown) => (value === undefined ? null : { value, name: '', id: 0 });

/** The bank's JSON of some movements. */
export const statementOf = (iban: string, movements: readonly BankMovement[]) => ({
  accountStatement: {
    info: { accountId: iban.slice(-10), bankId: iban.slice(4, 8), currency: 'CZK', iban },
    transactionList: {
      transaction: movements.map(({ id, day = dayBefore(0), amount, vs, message, comment }) => ({
        column22: column(id),
        column0: column(`${day}+0100`),
        column1: column(amount),
        column14: column('CZK'),
        column5: column(vs),
        column16: column(message),
        column25: column(comment),
      })),
    },
  },
});

/** @param token the valid one; others are answered with 500, as the bank does */
export async function bankServer(token: string, iban: string): Promise<BankServer> {
  const service = await externalService();
  let lastAt = 0;
  const bank: BankServer = {
    url: service.url,
    seen: service.seen,
    movements: [],
    rest: () => void (lastAt = 0),
    close: () => service.close(),
  };
  service.answer((request, response) => {
    if (bank.answer) return bank.answer(request, response);
    const [, given, from = '', to = ''] =
      /^\/periods\/(\w+)\/([\d-]+)\/([\d-]+)\/transactions\.json$/.exec(request.url) ?? [];
    if (given === undefined) return json(404, {})(request, response);
    if (given !== token) return json(500, {})(request, response);
    if (Date.now() - lastAt < INTERVAL_MS) return json(409, {})(request, response);
    lastAt = Date.now();
    if (from < dayBefore(90)) return json(422, {})(request, response);
    const found = bank.movements.filter(({ day = dayBefore(0) }) => from <= day && day <= to);
    return json(200, statementOf(iban, found))(request, response);
  });
  return bank;
}
