import type { CompanySubject } from '@arbora/domain';
import * as v from 'valibot';
import { callExternal } from '../http/external-service';
import { AppError } from '../http/errors';

const optional = v.nullish(v.string());

const seat = v.object({
  nazevUlice: optional,
  nazevCastiObce: optional,
  nazevObce: optional,
  cisloDomovni: v.nullish(v.number()),
  cisloOrientacni: v.nullish(v.number()),
  cisloOrientacniPismeno: optional,
  psc: v.nullish(v.union([v.number(), v.string()])),
  kodKraje: v.nullish(v.number()),
  textovaAdresa: optional,
});
type Seat = v.InferOutput<typeof seat>;

/**
 * The part of an ARES subject that we use. Streets and tax ids may be missing; some subjects have their seat only in the
 * data of the registers that ARES combines, and some seats are a line of text.
 */
const subject = v.object({
  ico: v.string(),
  obchodniJmeno: v.pipe(v.string(), v.nonEmpty()),
  dic: optional,
  datumZaniku: optional,
  sidlo: v.nullish(seat),
  dalsiUdaje: v.nullish(v.array(v.object({ sidlo: v.nullish(v.array(v.object({ sidlo: v.nullish(seat) }))) }))),
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

function toCompany(found: AresSubject): CompanySubject {
  return {
    ico: found.ico.padStart(8, '0'),
    dic: found.dic ?? null,
    company: found.obchodniJmeno.slice(0, 200),
    ...addressOf(seatOf(found)),
    country: 'CZ',
    dissolved_on: found.datumZaniku ?? null,
  };
}

/** Returns the first seat that names a place; one with separate fields is preferred to a line of text. */
function seatOf({ sidlo, dalsiUdaje }: AresSubject): Seat {
  const others = (dalsiUdaje ?? []).flatMap((register) => (register.sidlo ?? []).map((entry) => entry.sidlo));
  const seats = [sidlo, ...others].filter((candidate) => candidate !== null && candidate !== undefined);
  return seats.find(({ nazevObce }) => nazevObce) ?? seats.find(({ textovaAdresa }) => textovaAdresa) ?? seats[0] ?? {};
}

function addressOf(found: Seat): Pick<CompanySubject, 'street' | 'city' | 'zip' | 'region'> {
  const region = found.kodKraje ?? null;
  if (!found.nazevObce && found.textovaAdresa) return { ...addressIn(found.textovaAdresa), region };
  return { street: streetOf(found), city: found.nazevObce ?? null, zip: zipOf(found.psc), region };
}

/** Splits an address before its postal code: `Lipová 12, Blata, 276 01 Mělník`; without one, all of it is the street. */
function addressIn(text: string): Pick<CompanySubject, 'street' | 'city' | 'zip'> {
  const parts = /^(?:(?<street>.*?)[,\s]+)?(?<zip>\d{3}\s?\d{2})[,\s]+(?<city>[^,]+)/.exec(text.trim())?.groups;
  if (parts === undefined) return { street: text.trim(), city: null, zip: null };
  return { street: parts['street']?.trim() || null, city: parts['city']?.trim() ?? null, zip: zipOf(parts['zip']) };
}

/** Formats an address: `Lipová 12/3a`; without streets, the name of the village or its part and the house number. */
function streetOf(sidlo: Seat): string | null {
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
