import { aReservation, inDays } from '../../test-data';
import { attendeeCsv, type CsvWords } from './attendee-csv';

const words: CsvWords = {
  titles: ['Jméno', 'Rezervoval', 'E-mail', 'Firma', 'VS', 'Zaplaceno', 'Odbaveno'],
  yes: 'ano',
  no: 'ne',
  moment: () => '1. 5. 2027 9:40',
};
const ticket = (name: string, checked_at: string | null = null) => ({
  id: name,
  name_on_ticket: name,
  is_checked: checked_at !== null,
  checked_at,
});

test('has a line for each ticket, by name, for Czech table programs', () => {
  const rows = [
    aReservation({ is_paid: true, tickets: [ticket('Žofie'), ticket('Čeněk', inDays(0))] }),
    aReservation({ person_name: null, tickets: [ticket('Dana')], person_company: 'Sad; "u potoka"' }),
  ];
  expect(attendeeCsv(rows, words, 'cs').split('\r\n')).toEqual([
    '\uFEFFJméno;Rezervoval;E-mail;Firma;VS;Zaplaceno;Odbaveno',
    'Čeněk;Karel Zahradník;karel@arbora.example;;2705000042;ano;1. 5. 2027 9:40',
    'Dana;;karel@arbora.example;"Sad; ""u potoka""";2705000042;ne;ne',
    'Žofie;Karel Zahradník;karel@arbora.example;;2705000042;ano;ne',
    '',
  ]);
});

test('a name cannot become a formula', () => {
  const [, line] = attendeeCsv([aReservation({ tickets: [ticket('=1+1')] })], words, 'cs').split('\r\n');
  expect(line).toMatch(/^'=1\+1;/);
});
