import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatementFault } from '@arbora/domain';
import fc from 'fast-check';
import { AppError } from '../../http/errors';
import { amountOfHundredths, exactAmount, isoAmount, negated } from './amount';
import { readStatement } from './read-statement';
import { tidy } from './statement';

const OWN = 'CZ0801000000192000145399';
const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name));
const read = (file: Uint8Array | string, mapping = {}) =>
  readStatement(typeof file === 'string' ? Buffer.from(file) : file, mapping, OWN);
/** Returns why a file is refused. */
function refusal(file: Uint8Array | string, mapping = {}): unknown {
  try {
    read(file, mapping);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'payment.statement_invalid' ? error.details : error.code;
  }
  return null;
}
const fault = (line: number, reason: StatementFault) => ({ line, reason });

describe('amounts are exact', () => {
  test.each([
    ['450', '450.00'],
    ['1 234,5', '1234.50'],
    ['1\u00a0234\u00a0567,89', '1234567.89'],
    ['1.234,50', '1234.50'],
    ['-1,234.50', '-1234.50'],
    ['+0,10', '0.10'],
    ['-0', '0.00'],
    ['007,00', '7.00'],
  ])('the amount %s is read as %s', (written, amount) => expect(exactAmount(written)).toBe(amount));

  test.each(['', '-', '1.234', '1,234', '1,2,3', '1.5.2', '12e3', '0,001', '1234567890123', '١٢', '--1', '1,23,'])(
    '%s is not a valid amount',
    (written) => expect(exactAmount(written)).toBeNull(),
  );

  test('every number of hundredths is read exactly in every notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.boolean(), (hundredths, minus) => {
        const digits = String(hundredths).padStart(3, '0');
        const [whole, decimals] = [digits.slice(0, -2), digits.slice(-2)];
        const wanted = minus && hundredths > 0 ? `-${whole}.${decimals}` : `${whole}.${decimals}`;
        const sign = minus ? '-' : '';
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
        expect(exactAmount(`${sign}${whole},${decimals}`)).toBe(wanted);
        expect(exactAmount(`${sign}${grouped}.${decimals}`)).toBe(wanted);
        expect(exactAmount(`${sign}${grouped.replaceAll(' ', '.')},${decimals}`)).toBe(wanted);
        expect(amountOfHundredths(digits.padStart(12, '0'))).toBe(`${whole}.${decimals}`);
        expect(isoAmount(`${whole}.${decimals}000`)).toBe(`${whole}.${decimals}`);
        expect(negated(negated(wanted))).toBe(wanted);
      }),
    );
  });

  test('ISO amounts have no other separators and at most two significant places', () => {
    expect(['1,50', '-1.50', '1.505', ' ', '1.', '1 000.00'].map(isoAmount)).toEqual(Array(6).fill(null));
  });
});

test('stored texts are single lines without invisible characters, truncated at whole characters', () => {
  expect(tidy(' a\u0000\n b\ud800 ', 10)).toBe('a b');
  expect(tidy('🌳🌳🌳', 2)).toBe('🌳🌳');
  expect(tidy('\u0007', 5)).toBeNull();
});

describe('CAMT.053', () => {
  test('CAMT.053 version 02 is read: booked entries with symbol and payer, exact amounts', () => {
    const { lines, ...statement } = read(fixture('camt053-02.xml'));
    expect(statement).toEqual({
      format: 'camt053',
      account: OWN,
      number: '221',
      date_from: '2026-11-20',
      date_to: '2026-11-20',
      skipped: [{ line: 47, reason: 'not_booked', amount: '99.00', currency: 'CZK' }],
      headings: null,
    });
    expect(lines).toEqual([
      {
        line: 11,
        account: OWN,
        transaction_id: 'REF-0001',
        amount: '450.00',
        currency: 'CZK',
        booked_on: '2026-11-20',
        counter_account: '2000145399/0800',
        counter_name: 'Nováková & syn',
        vs: '2026123',
        message: 'Vstupné',
        is_reversal: false,
        doubt: null,
        candidates: [],
      },
      expect.objectContaining({
        line: 32,
        transaction_id: 'REF-0002',
        amount: '-1200.50',
        counter_name: 'Dodavatel s.r.o.',
        vs: null,
      }),
    ]);
  });

  test('CAMT.053 version 08 is read: several payments per entry, symbols in references and messages, reversals', () => {
    const { lines } = read(fixture('camt053-08.xml'));
    expect(lines.map(({ transaction_id, amount, vs, is_reversal }) => ({ transaction_id, amount, vs, is_reversal }))).toEqual([
      { transaction_id: 'BATCH-1/1', amount: '10.00', vs: '777', is_reversal: false },
      { transaction_id: 'TX-2', amount: '20.00', vs: '888', is_reversal: false },
      { transaction_id: expect.stringMatching(/^derived:/), amount: '-5.00', vs: '999', is_reversal: true },
    ]); // oxfmt-ignore
    expect(lines[0]).toMatchObject({ currency: 'EUR', counter_name: 'Jana Slovenská', booked_on: '2026-11-19' });
  });

  test('an error in CAMT.053 is reported with its line', () => {
    const xml = fixture('camt053-02.xml').toString();
    expect(refusal(xml.replace('450.00', '4,50'))).toEqual(fault(11, 'amount'));
    expect(refusal(xml.replace('<Ccy>CZK</Ccy>', '').replace('Ccy="CZK">1200.5', '>1200.5'))).toEqual(
      fault(32, 'currency'),
    );
    expect(refusal(xml.replace('<Dt>2026-11-20</Dt>', '<Dt>2026-02-31</Dt>'))).toEqual(fault(11, 'date'));
    expect(refusal(xml.replace('CRDT', 'XXXX'))).toEqual(fault(11, 'record'));
    expect(refusal(xml.replace('</TxDtls>', ''))).toEqual(fault(30, 'xml'));
    expect(read(xml.replaceAll('BOOK', 'PDNG'))).toMatchObject({
      lines: [],
      skipped: [{ line: 11 }, { line: 32 }, { line: 47 }],
    });
    expect(refusal('<html></html>')).toBe('payment.statement_format');
  });

  test('entities are neither declared nor expanded, and depth is limited', () => {
    const xml = fixture('camt053-02.xml').toString();
    const bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(refusal(xml.replace('\n<Document', `\n${bomb}\n<Document`))).toEqual(fault(2, 'xml'));
    expect(read(xml.replace('Vstupné', '&b; &lt;x&gt;')).lines[0]?.message).toBe('&b; <x>');
    expect(refusal(xml.replace('Vstupné', '<a>'.repeat(5000) + '</a>'.repeat(5000)))).toMatchObject({ reason: 'xml' });
  });
});

describe('GPC', () => {
  test('GPC is read: movements with symbols, names and messages in windows-1250', () => {
    const { lines, ...statement } = read(fixture('statement.gpc'));
    expect(statement).toEqual({
      format: 'gpc',
      account: '19-2000145399',
      number: '221',
      date_from: '2026-11-19',
      date_to: '2026-11-20',
      skipped: [],
      headings: null,
    });
    expect(lines[0]).toEqual({
      line: 2,
      account: '19-2000145399',
      transaction_id: '2026-11-20:1001',
      amount: '450.00',
      currency: 'CZK',
      booked_on: '2026-11-20',
      counter_account: '19-2000145399/0800',
      counter_name: 'Žofie Ďurišová',
      vs: '2026000123',
      message: 'Vstupné na den řezu',
      is_reversal: false,
      doubt: null,
      candidates: [],
    });
    expect(
      lines
        .slice(1)
        .map(({ amount, vs, currency, is_reversal, counter_account }) => [
          amount,
          vs,
          currency,
          is_reversal,
          counter_account,
        ]),
    ).toEqual([
      ['-1200.50', null, 'CZK', false, '353497163/0800'],
      ['150.00', '2026124', 'CZK', false, null],
      ['10.00', '5', 'EUR', false, '353497163/0800'],
      ['450.00', '2026000123', 'CZK', true, '353497163/0800'],
    ]);
  });

  test('an error in GPC is reported with its line', () => {
    const lines = fixture('statement.gpc').toString('latin1').split('\r\n');
    const changed = (line: number, from: number, to: string) =>
      Buffer.from(
        lines
          .map((one, i) => (i === line - 1 ? one.slice(0, from) + to + one.slice(from + to.length) : one))
          .join('\n'),
        'latin1',
      );
    expect(refusal(changed(2, 48, 'x'))).toEqual(fault(2, 'amount'));
    expect(refusal(changed(4, 60, ' '))).toEqual(fault(4, 'record'));
    expect(refusal(changed(5, 3, 'abcd'))).toEqual(fault(5, 'account'));
    expect(refusal(changed(3, 0, '099'))).toEqual(fault(3, 'record'));
    expect(refusal(changed(1, 108, '999999'))).toEqual(fault(1, 'date'));
    expect(read(Buffer.from(lines[0] ?? '', 'latin1'))).toMatchObject({ account: '19-2000145399', lines: [] });
  });
});

describe('CSV', () => {
  test('CSV of Fio is read: UTF-8, semicolons, quotes, account above the headings', () => {
    const { lines, ...statement } = read(fixture('fio.csv'));
    expect(statement).toMatchObject({ format: 'csv', account: OWN, date_from: '2026-11-20', date_to: '2026-11-20' });
    expect(lines).toEqual([
      {
        line: 9,
        account: OWN,
        transaction_id: '26000000001',
        amount: '450.00',
        currency: 'CZK',
        booked_on: '2026-11-20',
        counter_account: '19-2000145399/0800',
        counter_name: 'Nováková, Jana',
        vs: '2026123',
        message: 'Vstupné; díky',
        is_reversal: false,
        doubt: null,
        candidates: [],
      },
      expect.objectContaining({ line: 10, amount: '-1200.50', vs: null, message: null }),
      expect.objectContaining({ line: 11, amount: '1234.50', vs: '888', counter_account: null }),
    ]);
  });

  test('CSV of Komerční banka in windows-1250 is read, and of ČSOB with commas and the account in each row', () => {
    expect(read(fixture('kb.csv')).lines).toEqual([
      expect.objectContaining({
        account: OWN,
        transaction_id: '001-20112026 1602 602013 1',
        counter_name: 'Žofie Ďurišová',
        vs: '2026123',
      }),
    ]);
    expect(read(fixture('csob.csv')).lines).toEqual([
      expect.objectContaining({
        account: '19-2000145399/0100',
        counter_account: '353497163/0800',
        transaction_id: 'CSOB-2026-1',
      }),
    ]);
  });

  test('CSV of any bank is read with named columns', () => {
    const file = 'When\tHow much\tWhat for\n2026-11-20\t-5.00\tVS 12\n2026-11-20\t-5.00\tVS 12\n\t\t\n';
    expect(refusal(file)).toBe('payment.statement_columns');
    const { lines } = read(file, { date: 'when', amount: 'HOW MUCH', message: 'What for' });
    expect(lines.map(({ account, amount, vs }) => [account, amount, vs])).toEqual([
      [OWN, '-5.00', '12'],
      [OWN, '-5.00', '12'],
    ]);
    // Equal movements without an id are distinct, and get the same ids from every file that contains this day.
    expect(new Set(lines.map(({ transaction_id }) => transaction_id)).size).toBe(2);
    expect(read(file, { date: 'when', amount: 'how much', message: 'what for' }).lines).toEqual(lines);
  });

  test('an error in CSV is reported with its line', () => {
    const csv = fixture('fio.csv').toString();
    expect(refusal(csv.replace('450,00', '450,000'))).toEqual(fault(9, 'amount'));
    expect(refusal(csv.replace('"26000000002";"20.11.2026"', '"26000000002";"32.11.2026"'))).toEqual(fault(10, 'date'));
    expect(refusal(csv.replace('"1.234,50";"CZK"', '"1.234,50";"koruny"'))).toEqual(fault(11, 'currency'));
    expect(read('Datum;Částka\n')).toMatchObject({ format: 'csv', lines: [], skipped: [] });
  });
});

describe('arbitrary files', () => {
  const samples = ['camt053-02.xml', 'camt053-08.xml', 'statement.gpc', 'fio.csv', 'kb.csv', 'csob.csv'].map(fixture);
  /** Passes if the file is read, or refused with one of our codes and a line. */
  const answered = (file: Uint8Array) => {
    const answer = refusal(file);
    if (answer === null || typeof answer === 'string') return;
    const { line, reason } = answer as { line: number; reason: string };
    expect(Number.isInteger(line) && line >= 1).toBe(true);
    expect(typeof reason).toBe('string');
  };

  test('arbitrary bytes are read or refused', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), answered), { numRuns: 500 });
  });

  test('files with a part removed, inserted or changed are read or refused', () => {
    const change = fc.tuple(
      fc.constantFrom(...samples),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(60),
      fc.oneof(fc.uint8Array({ maxLength: 20 }), fc.constantFrom('<', '>', '&#0;', '"', '\n', '__proto__', ';;;').map((one) => Buffer.from(one))),
    ); // oxfmt-ignore
    fc.assert(
      fc.property(change, ([file, where, length, put]) => {
        const at = Math.floor(where * file.length);
        answered(Buffer.concat([file.subarray(0, at), put, file.subarray(at + length)]));
      }),
      { numRuns: 1500 },
    );
  });

  test('every read statement fits the columns of the database', () => {
    for (const file of samples) {
      for (const line of read(file).lines) {
        expect(line.amount).toMatch(/^-?\d{1,12}\.\d{2}$/);
        expect(line.booked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(line.vs ?? '1').toMatch(/^[1-9]\d{0,9}$/);
        expect(line.transaction_id.length).toBeLessThanOrEqual(100);
      }
    }
  });

  test('ten thousand movements are accepted, one more is refused', () => {
    const row = (n: number) => `${n};20.11.2026;1,00;`;
    const file = (count: number) =>
      ['id operace;datum;částka;vs', ...Array.from({ length: count }, (_, n) => row(n + 1))].join('\n');
    expect(read(file(10_000)).lines).toHaveLength(10_000);
    expect(refusal(file(10_001))).toEqual(fault(10_002, 'too_many'));
  });
});
