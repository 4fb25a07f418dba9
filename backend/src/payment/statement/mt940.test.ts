import { AppError } from '../../http/errors';
import { readStatement } from './read-statement';

const OWN = 'CZ0801000000192000145399';
const read = (...fields: string[]) =>
  readStatement(Buffer.from([':20:ST1', `:25:${OWN}`, ':28C:221/1', ':60F:C261126CZK1000,00', ...fields].join('\r\n')), {}, OWN); // oxfmt-ignore
const END = [':62F:C261127CZK1450,00', '-'];

test('movements are read with subfields: day, amount, payer and symbol', () => {
  const statement = read(
    ':61:2611271127C450,00NTRFNONREF//B123',
    ':86:020?00Platba?20/VS2611000006/SS/KS0308?21Vstupne?300800?3119-2000145399?32Novakova?33 Jana',
    ':61:2611271127D1200,5NCHGREF1//B124',
    ':86:poplatek',
    ...END,
  );
  expect(statement).toMatchObject({
    format: 'mt940', account: OWN, number: '221/1', date_from: '2026-11-26', date_to: '2026-11-27',
  }); // oxfmt-ignore
  expect(statement.lines).toEqual([
    expect.objectContaining({
      line: 5, account: OWN, transaction_id: 'B123', amount: '450.00', currency: 'CZK', booked_on: '2026-11-27',
      counter_account: '19-2000145399/0800', counter_name: 'Novakova Jana', vs: '2611000006', is_reversal: false,
    }),
    expect.objectContaining({ line: 7, amount: '-1200.50', message: 'poplatek' }),
  ]); // oxfmt-ignore
});

test('texts wrapped within a word are joined, separate ones are not', () => {
  const wrapped = 'Vstupne pro dve osoby VS261';
  expect(wrapped).toHaveLength(27);
  expect(read(':61:261127C450,NTRFNONREF', `:86:020?20${wrapped}?211000006`).lines[0]?.vs).toBe('2611000006');
  expect(read(':61:261127C450,NTRFNONREF', ':86:020?20VS 123?21456').lines[0]?.vs).not.toBe('123456');
});

test('details may be free text, and Polish banks mark subfields with other characters', () => {
  const [free, polish] = read(
    ':61:261127C450,00NTRFNONREF',
    ':86:PLATBA OD JANA NOVAKOVA',
    'VS: 2611000006',
    ':61:261127C5,00NTRFNONREF',
    ':86:020~00BX~20symbol zmienny~212611000006~32Jan~38PL61109010140000071219812874',
  ).lines;
  expect(free).toMatchObject({ vs: '2611000006', message: 'PLATBA OD JANA NOVAKOVA VS: 2611000006' });
  expect(polish).toMatchObject({ vs: '2611000006', counter_account: 'PL61109010140000071219812874' });
});

test('reversals, days around New Year, envelopes and days without movements are read', () => {
  const { lines } = read(':61:2701020101RC450,00NTRFX//R1', ':61:2701011231C1,00NTRFX//R2');
  expect(lines.map(({ amount, is_reversal, booked_on }) => [amount, is_reversal, booked_on])).toEqual([
    ['-450.00', true, '2027-01-01'],
    ['1.00', false, '2026-12-31'],
  ]);
  expect(read(...END)).toMatchObject({ lines: [], date_to: '2026-11-27' });
  const swift = `{1:F01KOMBCZPPAXXX0000000000}{2:O9400000}{4:\n:20:1\n:25:0100/19-2000145399\n:60F:C261126CZK0,\n:61:261127C2,NTRFX\n-}`;
  expect(readStatement(Buffer.from(swift), {}, OWN)).toMatchObject({
    account: '19-2000145399/0100',
    lines: [{ amount: '2.00' }],
  });
});

test('a malformed movement is refused with its line', () => {
  const refused = (field: string): unknown => {
    try {
      return read(field);
    } catch (error) {
      return error instanceof AppError ? error.details : error;
    }
  };
  expect(refused(':61:nonsense')).toEqual({ line: 5, reason: 'record' });
  expect(refused(':61:261331C450,00NTRFX')).toEqual({ line: 5, reason: 'date' });
  expect(refused(':61:261127C4,5,0NTRFX')).toEqual({ line: 5, reason: 'amount' });
});
