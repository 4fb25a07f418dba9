import type { CsvMapping } from '@arbora/domain';
import { AppError } from '../../http/errors';
import { readStatement } from './read-statement';

const OWN = 'CZ0801000000192000145399';
const read = (text: string, mapping: CsvMapping = {}) => readStatement(Buffer.from(text), mapping, OWN);
function question(text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    return error instanceof AppError && error.code === 'payment.statement_columns' ? error.details : error;
  }
}

test('Raiffeisenbank is known', () => {
  const file = `"Datum provedení";"Datum zaúčtování";"Číslo účtu";"Název účtu";"Kategorie transakce";"Číslo protiúčtu";"Název protiúčtu";"Typ transakce";"Zpráva";"Poznámka";"VS";"KS";"SS";"Zaúčtovaná částka";"Měna účtu";"Id transakce"
"26.11.2026 23:50";"27.11.2026 00:10";"19-2000145399/0100";"Arbora";"Platba";"353497163/0800";"Jan";"Příchozí";"vstupné";"";"2611000006";"";"";"450,00";"CZK";"7123456789"`;
  expect(read(file).lines).toEqual([
    expect.objectContaining({
      account: '19-2000145399/0100', transaction_id: '7123456789', booked_on: '2026-11-27', amount: '450.00', vs: '2611000006',
      counter_account: '353497163/0800', counter_name: 'Jan',
    }),
  ]); // oxfmt-ignore
});

test('mBank is known: its dates, headings, account and totals', () => {
  const file = `mBank S.A., organizační složka;
#Číslo účtu:;
19-2000145399/0100;
#Měna účtu:;
CZK;

#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci;
27-11-2026;27-11-2026;PŘÍCHOZÍ PLATBA;vstupné;JAN NOVÁK;'353497163/0800;0308;2611000006;;450,00;1 450,00;
;;;;;;;;#Konečný zůstatek:;1 450,00;;`;
  const { lines, skipped } = read(file);
  expect(lines).toEqual([
    expect.objectContaining({
      line: 8, account: '19-2000145399/0100', booked_on: '2026-11-27', amount: '450.00', vs: '2611000006',
      counter_account: '353497163/0800', counter_name: 'JAN NOVÁK',
    }),
  ]); // oxfmt-ignore
  expect(skipped).toEqual([{ line: 9, reason: 'no_movement', amount: null, currency: null }]);
});

test('amounts of Polish mBank keep their currency, and the account is that of the file', () => {
  const file = `#dla rachunków:;
eKonto - 61109010140000071219812874;

#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji
2026-11-27;PRZELEW VS 2611000006;eKonto;Wpływy;450,00 PLN;1 450,00 PLN`;
  expect(read(file).lines).toEqual([
    expect.objectContaining({
      account: '61109010140000071219812874',
      amount: '450.00',
      currency: 'PLN',
      vs: '2611000006',
    }),
  ]);
});

test('the account above the headings has its bank, unless an IBAN is there', () => {
  const file = (iban: string) =>
    `"accountId";"2000145399"\n"bankId";"2010"\n${iban}Datum;Objem;VS\n27.11.2026;450,00;1\n`;
  expect(read(file('')).account).toBe('2000145399/2010');
  expect(read(file(`"iban";"${OWN}"\n`)).account).toBe(OWN);
});

test('an id that a spreadsheet rounded is no id', () => {
  const { lines } = read(
    'ID pohybu;Datum;Objem;VS\n2,60001E+11;27.11.2026;450,00;1\n2,60001E+11;27.11.2026;690,00;2\n',
  );
  expect(lines.map(({ transaction_id }) => transaction_id.slice(0, 8))).toEqual(['derived:', 'derived:']);
  expect(new Set(lines.map(({ transaction_id }) => transaction_id)).size).toBe(2);
});

test('a CSV with unknown headings is answered by its columns and first rows, and read by the chosen ones', () => {
  const file = 'Výpis z účtu\nKdy;Kolik;Od koho;Text\n27.11.26;450,00;Jan;VS 2611000006\n27.11.26;1,00;Eva;\n';
  expect(question(file)).toEqual({
    columns: ['Kdy', 'Kolik', 'Od koho', 'Text'],
    rows: [['27.11.26', '450,00', 'Jan', 'VS 2611000006'], ['27.11.26', '1,00', 'Eva', '']],
    known: {},
  }); // oxfmt-ignore
  expect(read(file, { date: 'Kdy', amount: 'Kolik', message: 'Text' }).lines).toEqual([
    expect.objectContaining({ booked_on: '2026-11-27', amount: '450.00', vs: '2611000006' }),
    expect.objectContaining({ amount: '1.00' }),
  ]);
});

test('columns of a CSV without headings have numbers, and its first row is a movement', () => {
  const file = '27.11.2026;450,00;Jan\n28.11.2026;1,00;Eva\n';
  expect(question(file)).toMatchObject({ columns: ['#1', '#2', '#3'], rows: [['27.11.2026', '450,00', 'Jan'], {}] });
  expect(
    read(file, { date: '#1', amount: '#2', counter_name: '#3' }).lines.map(({ counter_name }) => counter_name),
  ).toEqual(['Jan', 'Eva']);
});

test('a CSV in UTF-16 is read', () => {
  const file = Buffer.from('\ufeffDatum;Částka;VS\n27.11.2026;450,00;2611000006\n', 'utf16le');
  expect(readStatement(file, {}, OWN).lines).toEqual([expect.objectContaining({ amount: '450.00', vs: '2611000006' })]);
});
