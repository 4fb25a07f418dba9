import { LOCALES } from '@arbora/domain';
import { readConfig } from '../config';
import { renderMail } from './render-mail';
import { fill, TEXTS } from './texts';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
const facts = {
  reservation_id: 'r-1',
  person_name: 'Jana Nováková',
  person_email: 'jana@example.org',
  event_title: 'Den stromů',
  event_title_en: 'Tree day',
  address: 'Obříství 120',
  slot_name: 'Dopoledne',
  slot_name_en: null,
  slot_date: '2026-11-24T08:00:00+00:00',
  price: 150,
  places: 2,
  is_paid: false,
  due_at: '2026-11-23T22:59:00+00:00',
  variable_symbol: '2026000123',
  tickets: [{ id: 't-1', name: 'Eva' }],
  removed_name: 'Jan',
  ticket_id: 't-1',
  ticket_name: 'Eva',
};
const KINDS = [
  'reservation-create',
  'reservation-create-admin',
  'reservation-create-custom',
  'reservation-ticket',
  'reservation-payment',
  'reservation-cancel',
  'reservation-update',
  'reservation-reminder',
];

function leaves(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string'
      ? [[`${prefix}${key}`, inner] as [string, string]]
      : leaves(inner as object, `${prefix}${key}.`),
  );
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(KINDS)('%s has a subject, a headline, the footer, and no place left unfilled', (kind) => {
    const mail = renderMail({ kind, locale, payload: facts }, config);
    expect(mail.subject).toContain(locale === 'cs' ? 'Den stromů' : 'Tree day');
    expect(mail.html).toContain(`<html lang="${locale}">`);
    for (const text of [mail.subject, mail.html, mail.plain]) expect(text).not.toMatch(/\{\w+\}|undefined|null/);
    expect(mail.plain).toContain(TEXTS[locale].footer);
  });

  test('the texts are complete', () => {
    const keys = (texts: object) => leaves(texts).map(([key]) => key);
    expect(keys(TEXTS[locale])).toEqual(keys(TEXTS.cs));
    for (const [, text] of leaves(TEXTS[locale])) expect(text.trim()).not.toBe('');
  });
});

test('no two languages say the same', () => {
  const [cs, en, pl] = LOCALES.map((locale) => new Map(leaves(TEXTS[locale])));
  const same = [...(cs ?? [])].filter(([key, text]) => text === en?.get(key) || text === pl?.get(key));
  // The word is spelt alike in Czech and English.
  expect(same.map(([key]) => key)).toEqual(['label.email']);
});

test('an unpaid cancellation says why', () => {
  const mail = renderMail(
    { kind: 'reservation-cancel', locale: 'cs', payload: { ...facts, reason: 'unpaid' } },
    config,
  );
  expect(mail.plain).toContain('nebylo do termínu splatnosti uhrazeno');
});

test('the account mail leads to the login', () => {
  const mail = renderMail({ kind: 'account-approved', locale: 'cs', payload: {} }, config);
  expect(mail.subject).toBe('Váš účet');
  expect(mail.plain).toContain('http://arbora.test/cs/login');
});

test('what staff writes is sanitized', () => {
  const body_html = '<p onclick="x()">Vážení,<br>zveme vás <a href="javascript:x">sem</a></p><script>x()</script>';
  const mail = renderMail(
    { kind: 'reservation-create-custom', locale: 'cs', payload: { ...facts, body_html } },
    config,
  );
  expect(mail.html).toContain('<p>Vážení,<br />zveme vás <a>sem</a></p>');
  expect(mail.html).not.toMatch(/onclick|javascript|<script/);
  expect(mail.plain).toContain('Vážení,\nzveme vás sem');
});

test('a text with a missing value is a mistake that shows', () => {
  expect(() => fill('Ahoj {name}', {})).toThrow('{name}');
});
