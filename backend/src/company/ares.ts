import type { CompanySubject } from '@arbora/domain';
import * as v from 'valibot';
import { callExternal } from '../http/external-service';
import { AppError } from '../http/errors';

const optional = v.nullish(v.string());

/** The part of an ARES subject that we use; streets and tax ids may be missing. */
const subject = v.object({
  ico: v.string(),
  obchodniJmeno: v.pipe(v.string(), v.nonEmpty()),
  dic: optional,
  datumZaniku: optional,
  sidlo: v.nullish(
    v.object({
      nazevUlice: optional,
      nazevCastiObce: optional,
      nazevObce: optional,
      cisloDomovni: v.nullish(v.number()),
      cisloOrientacni: v.nullish(v.number()),
      cisloOrientacniPismeno: optional,
      psc: v.nullish(v.union([v.number(), v.string()])),
      kodKraje: v.nullish(v.number()),
    }),
  ),
});
type AresSubject = v.InferOutput<typeof subject>;

/** Formats of a response: one subject, a list, or a search result. */
const responseSchema = v.union([
  subject,
  v.array(subject),
  v.pipe(
    v.object({ ekonomickeSubjekty: v.array(subject) }),
    v.transform(({ ekonomickeSubjekty }) => ekonomickeSubjekty),
  ),
]);

const TIMEOUT_MS = 4000;

/**
 * Looks a company id up in the Czech business register at `url`; null if it is not registered (404).
 * @throws AppError unavailable for any other failure: refused, rate-limited, or an unreadable response
 */
export async function fetchFromAres(url: string, ico: string): Promise<CompanySubject | null> {
  const { status, text } = await callExternal(`${url}/${ico}`, { timeoutMs: TIMEOUT_MS });
  if (status === 404) return null;
  if (status !== 200) throw new AppError('unavailable', { message: `the business register answered ${status}` });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), responseSchema), text);
  if (!parsed.success)
    throw new AppError('unavailable', { message: 'the response of the business register is invalid' });
  const first = Array.isArray(parsed.output) ? parsed.output[0] : parsed.output;
  return first === undefined ? null : toCompany(first);
}

function toCompany({ ico, obchodniJmeno, dic, datumZaniku, sidlo }: AresSubject): CompanySubject {
  return {
    ico: ico.padStart(8, '0'),
    dic: dic ?? null,
    company: obchodniJmeno.slice(0, 200),
    street: streetOf(sidlo ?? {}),
    city: sidlo?.nazevObce ?? null,
    zip: zipOf(sidlo?.psc),
    country: 'CZ',
    region: sidlo?.kodKraje ?? null,
    dissolved_on: datumZaniku ?? null,
  };
}

/** Formats an address: `Lipová 12/3a`; without streets, the name of the village or its part and the house number. */
function streetOf(sidlo: NonNullable<AresSubject['sidlo']>): string | null {
  const { cisloDomovni, cisloOrientacni, cisloOrientacniPismeno } = sidlo;
  const name = sidlo.nazevUlice ?? sidlo.nazevCastiObce ?? sidlo.nazevObce;
  const orientation = cisloOrientacni ? `${cisloOrientacni}${cisloOrientacniPismeno ?? ''}` : null;
  const number = [cisloDomovni, orientation].filter(Boolean).join('/');
  return [name, number].filter(Boolean).join(' ') || null;
}

/** Formats a Czech postal code: `276 01`. */
function zipOf(psc: string | number | null | undefined): string | null {
  const digits = String(psc ?? '').replace(/\s/g, '');
  if (digits === '') return null;
  const padded = digits.padStart(5, '0');
  return `${padded.slice(0, 3)} ${padded.slice(3)}`;
}
