import * as v from 'valibot';
import type { FieldError } from '../errors/error-codes';
import { nicknameSkeleton } from './nickname-skeleton';
import { BRAND } from '../site/product';
import { givenTextFault, line } from '../text/given-text';

/** Maximum length of a nickname, in characters. */
export const NICKNAME_MAX_LENGTH = 60;

/** Words reserved for the site itself; the database adds the operator's brand. */
export const RESERVED_NICKNAMES: readonly string[] = [
  'admin', 'admins', 'administrator', 'administratorka', 'administrace', 'administration', 'administracja', 'anonym',
  'anonymous', 'anonymni', 'editor', 'editorka', 'editorial', 'helpdesk', 'hostmaster', 'moderator', 'moderatorka',
  'nobody', 'noreply', 'null', 'obsluga', 'obsluha', 'official', 'oficialni', 'oficjalny', 'operator', 'podpora',
  'podporazakazniku', 'postmaster', 'provozovatel', 'redactor', 'redakce', 'redakcia', 'redakcja', 'redaktor',
  'redaktorka', 'root', 'security', 'sprava', 'spravce', 'staff', 'superuser', 'support', 'sysadmin', 'system',
  'undefined', 'webmaster', 'wsparcie',
]; // oxfmt-ignore

/** Letters of one alphabet, with digits, spaces and the punctuation of names and addresses. */
const COMMON = ' !-@\\[-`{-~\\u2013\\u2014\\u2018-\\u201e\\u2026';
const LATIN =
  'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u017e\\u01a0\\u01a1\\u01af\\u01b0\\u01cd-\\u01dc\\u0218-\\u021b' +
  '\\u1e00-\\u1e99\\u1e9e\\u1ea0-\\u1ef9';
const GREEK = '\\u0386-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce';
const CYRILLIC = '\\u0400-\\u045f\\u0490\\u0491';
const ONE_ALPHABET = new RegExp(`^(?:[${COMMON}${LATIN}]*|[${COMMON}${GREEK}]*|[${COMMON}${CYRILLIC}]*)$`);

/**
 * Returns the error of a normalized nickname, or null. Nicknames identify the authors of public comments, so they must
 * not be confusable with others or with the nursery, as in mixed alphabets.
 */
export function nicknameFault(nickname: string): FieldError | null {
  const fault = givenTextFault(nickname, 'line');
  if (fault !== null) return fault;
  if (!ONE_ALPHABET.test(nickname) || (nickname !== '' && nicknameSkeleton(nickname) === '')) {
    return 'nickname_characters';
  }
  return isReservedNickname(nickname) ? 'reserved' : null;
}

const reserved: ReadonlySet<string> = new Set(RESERVED_NICKNAMES.map(nicknameSkeleton));
const brand = nicknameSkeleton(BRAND);

/** Word separators; `@`, `$`, `!` and `|` also substitute letters. */
const BETWEEN_WORDS = /[ "#%&'()*+,./:;<=>?[\\\]^_`{}~\u2013-\u2026-]+/;

/** Whether a nickname contains a reserved word (`admin2` counts as one) or the brand. */
function isReservedNickname(nickname: string): boolean {
  const words = nickname.split(BETWEEN_WORDS);
  const trimmed = words.map((word) => word.replace(/^[0-9!$@|]+|[0-9!$@|]+$/g, ''));
  const skeletons = [nickname, trimmed.join(''), ...words, ...trimmed].map(nicknameSkeleton);
  return skeletons.some((skeleton) => reserved.has(skeleton) || skeleton.includes(brand));
}

/** A nickname from a form; empty for none. */
export const nicknameSchema = v.pipe(
  line(NICKNAME_MAX_LENGTH),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? nicknameFault(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);
