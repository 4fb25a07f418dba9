import { LETTER_PAYMENTS, LOCALES, type LetterTexts, type Locale } from '@arbora/domain';
import * as v from 'valibot';
import { optionalText, requiredText } from '@arbora/office';
import type { RecipientFilter } from './letters.queries';

const BODY_MAX = 100_000;

/** Field names of a language; Czech ones have no suffix. */
export function fieldsOf(locale: Locale): { subject: keyof LetterValues; body: keyof LetterValues } {
  return locale === 'cs'
    ? { subject: 'subject', body: 'body' }
    : { subject: `subject_${locale}`, body: `body_${locale}` };
}

const recipientFilter = {
  payment: v.picklist(LETTER_PAYMENTS, 'required'),
  with_guests: v.boolean(),
  with_waiting: v.boolean(),
};
const texts = {
  subject: requiredText(200),
  body: requiredText(BODY_MAX),
  subject_en: optionalText(200),
  body_en: optionalText(BODY_MAX),
  subject_pl: optionalText(200),
  body_pl: optionalText(BODY_MAX),
};

/** A translation needs both subject and text, or neither. */
export const letterSchema = v.pipe(
  v.object({ ...recipientFilter, ...texts }),
  v.forward(
    v.partialCheck([['subject_en'], ['body_en']], (it) => it.body_en === '' || it.subject_en !== '', 'required'),
    ['subject_en'],
  ),
  v.forward(
    v.partialCheck([['subject_en'], ['body_en']], (it) => it.subject_en === '' || it.body_en !== '', 'required'),
    ['body_en'],
  ),
  v.forward(
    v.partialCheck([['subject_pl'], ['body_pl']], (it) => it.body_pl === '' || it.subject_pl !== '', 'required'),
    ['subject_pl'],
  ),
  v.forward(
    v.partialCheck([['subject_pl'], ['body_pl']], (it) => it.subject_pl === '' || it.body_pl !== '', 'required'),
    ['body_pl'],
  ),
);
export type LetterValues = v.InferOutput<typeof letterSchema>;

export const NEW_LETTER: LetterValues = {
  payment: 'all',
  with_guests: true,
  with_waiting: false,
  subject: '',
  body: '',
  subject_en: '',
  body_en: '',
  subject_pl: '',
  body_pl: '',
};

/** The recipients: without reservations a letter goes to the waiting list only. */
export function recipientFilterOf({
  payment,
  with_guests,
  with_waiting,
}: Pick<LetterValues, keyof typeof recipientFilter>): RecipientFilter {
  return payment === 'none'
    ? { payment, with_guests: false, with_waiting: true }
    : { payment, with_guests, with_waiting };
}

/** The texts of the languages in which the letter is written. */
export function textsOf(values: LetterValues): LetterTexts {
  const written = LOCALES.flatMap((locale) => {
    const { subject, body } = fieldsOf(locale);
    return values[subject] ? [[locale, { subject: values[subject], body_html: values[body] }]] : [];
  });
  return Object.fromEntries(written) as LetterTexts;
}
