import * as v from 'valibot';
import type { FieldError } from '../errors/error-codes';

/**
 * Rule for user-supplied texts, such as names, addresses and comments: Unicode form NFC, visible characters only.
 * `backend/schema/platform/texts.sql` implements it for the database, and `backend/tests/texts/same-rule.test.ts`
 * compares the two character by character.
 */
export type GivenText = 'line' | 'lines';

/** All white space, and the blank Braille pattern. */
const SPACE = '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000';
/** Invisible characters, and controls of the text direction. */
const HIDDEN =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
  '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
/** Invisible characters that pasted texts have at their ends; those used in emoji are excluded. */
const TRIMMED = '\\u00ad\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
const EMOJI =
  '\\u00a9\\u00ae\\u203c\\u2049\\u2122\\u2139\\u2190-\\u2bff\\u3030\\u303d\\u3297\\u3299\\u{1f000}-\\u{1faff}';
const MARKS = '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f';

const ANY_SPACE = new RegExp(`[${SPACE}]+`, 'gu');
const ENDS = new RegExp(`^[${SPACE}${TRIMMED}]+|[${SPACE}${TRIMMED}]+$`, 'gu');
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
const BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/g;

/** Invisible characters within emoji are allowed: a variation selector, or a joiner before another emoji. */
const KEYCAP = /([0-9#*])\ufe0f(?=\u20e3)/gu;
const EMOJI_VARIANT = new RegExp(`([${EMOJI}])[\\ufe0e\\ufe0f]`, 'gu');
const EMOJI_JOINER = new RegExp(`([${EMOJI}])\\u200d(?=[${EMOJI}])`, 'gu');

const INVISIBLE = new RegExp(`[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}\\u2028\\u2029${HIDDEN}]`, 'u');
const LINE_BREAK = /[\t\n]/;
/** Stacked combining marks overlap the adjacent lines. */
const PILED_MARKS = new RegExp(`[${MARKS}]{3}`, 'u');

/** Normalizes a text to one line: folds white space to single spaces. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replace(ANY_SPACE, ' ').replace(ENDS, '');
}

/** Normalizes a text of several lines, separated by line feeds. */
export function tidyLines(text: string): string {
  return text.normalize('NFC').replace(LINE_END, '\n').replace(BLANK, ' ').replace(ENDS, '');
}

/** Returns the error of a normalized text; null if it has visible characters only. */
export function givenTextFault(text: string, kind: GivenText): FieldError | null {
  if (kind === 'line' && LINE_BREAK.test(text)) return 'hidden_characters';
  const withoutEmojiControls = text.replace(KEYCAP, '$1').replace(EMOJI_VARIANT, '$1').replace(EMOJI_JOINER, '$1');
  if (INVISIBLE.test(withoutEmojiControls)) return 'hidden_characters';
  return PILED_MARKS.test(text) ? 'invalid' : null;
}

const visible = (kind: GivenText) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const fault = dataset.typed ? givenTextFault(dataset.value, kind) : null;
    if (fault !== null) addIssue({ message: fault });
  });

/** An optional line. */
export const line = (max: number) =>
  v.pipe(
    v.string('invalid'),
    v.transform(tidyLine),
    v.maxLength(max, 'too_long'),
    visible('line'),
    v.metadata({ givenText: 'line' }),
  );

/** A required line. */
export const requiredLine = (max: number) =>
  v.pipe(
    v.string('required'),
    v.transform(tidyLine),
    v.nonEmpty('required'),
    v.maxLength(max, 'too_long'),
    visible('line'),
    v.metadata({ givenText: 'line' }),
  );

/** An optional text of several lines. */
export const lines = (max: number) =>
  v.pipe(
    v.string('invalid'),
    v.transform(tidyLines),
    v.maxLength(max, 'too_long'),
    visible('lines'),
    v.metadata({ givenText: 'lines' }),
  );
