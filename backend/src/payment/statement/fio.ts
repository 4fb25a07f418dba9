import * as v from 'valibot';
import { exactAmount } from './amount';
import { dayOf } from './day';
import { invalidStatement, tidy, type ReadMovement, type ReadStatement } from './statement';
import { variableSymbolOf } from './symbol';

const value = v.nullish(v.union([v.string(), v.number()]));
const column = v.nullish(v.object({ value }));

/** The response of Fio banka's API to `transactions.json`; columns have numbers. */
const file = v.object({
  accountStatement: v.object({
    info: v.object({
      accountId: value,
      bankId: value,
      currency: value,
      iban: value,
      dateStart: value,
      dateEnd: value,
      idList: value,
    }),
    transactionList: v.nullish(v.object({ transaction: v.nullish(v.array(v.record(v.string(), column))) })),
  }),
});

/**
 * Reads the JSON of Fio banka's API. Its `line` is the position of a movement.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function readFio(text: string): ReadStatement {
  const { info, transactionList } = parsed(text).accountStatement;
  const account = tidy(written(info.iban), 40) ?? tidy(`${written(info.accountId)}/${written(info.bankId)}`, 40);
  if (account === null || !/^\w/.test(account)) throw invalidStatement(1, 'account');
  const currency = written(info.currency);
  return {
    format: 'fio',
    account,
    number: tidy(written(info.idList), 40),
    date_from: dayOf(written(info.dateStart)),
    date_to: dayOf(written(info.dateEnd)),
    lines: (transactionList?.transaction ?? []).map((columns, index) =>
      movement((number) => written(columns[`column${number}`]?.value), index + 1, account, currency),
    ),
    skipped: [],
    headings: null,
  };
}

function parsed(text: string): v.InferOutput<typeof file> {
  try {
    return v.parse(file, JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    throw invalidStatement(1, 'json', error);
  }
}

/** Numbers of at most fifteen digits have an exact decimal notation. */
function written(given: string | number | null | undefined): string {
  return String(given ?? '').trim();
}

function movement(
  at: (column: number) => string,
  line: number,
  account: string,
  statementCurrency: string,
): ReadMovement {
  const amount = exactAmount(at(1));
  if (amount === null) throw invalidStatement(line, 'amount');
  const booked = dayOf(at(0));
  if (booked === null) throw invalidStatement(line, 'date');
  const currency = at(14) || statementCurrency;
  if (!/^[A-Z]{3}$/.test(currency)) throw invalidStatement(line, 'currency');
  const [counter, bank] = [tidy(at(2), 40), at(3)];
  const message = tidy(at(16), 500) ?? tidy(at(25), 500);
  return {
    line,
    account,
    bank_id: tidy(at(22), 100),
    amount,
    currency,
    booked_on: booked,
    counter_account: counter === null || bank === '' ? counter : tidy(`${counter}/${bank}`, 50),
    counter_name: tidy(at(10), 140),
    vs: variableSymbolOf(at(5)),
    texts: [at(5), at(7), at(16), at(25), at(27)],
    message,
    is_reversal: false,
    doubt: null,
  };
}
