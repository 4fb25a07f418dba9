import type { Locale } from '@arbora/domain';
import { vocative } from 'czech-vocative';
import * as v from 'valibot';
import { fill, TEXTS } from './texts';

/** Name of the recipient: the holder of an account (see app_private.enqueue_mail), otherwise the name on a ticket. */
const named = v.object({ recipient_name: v.nullish(v.string()), ticket_name: v.nullish(v.string()) });

/** A given name in usual spelling; not "Ing.", an initial, a company's "s.r.o." or a nickname. */
const GIVEN_NAME = /^\p{Lu}[\p{L}’'-]+$/u;

/** The salutation of a mail: by the given name, if the payload has one. */
export function greetingOf(locale: Locale, payload: unknown): string {
  const texts = TEXTS[locale];
  const { recipient_name, ticket_name } = v.parse(named, payload);
  const [first, ...others] = (recipient_name ?? ticket_name ?? '').split(' ').filter((word) => GIVEN_NAME.test(word));
  // A single word may also be a company or a surname.
  if (first === undefined || others.length === 0) return texts.greeting;
  return fill(texts.greeting_named, { name: locale === 'cs' ? vocative(first) : first });
}
