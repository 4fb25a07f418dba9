import * as v from 'valibot';
import { isThisMachine } from './config-development';
import { serviceUrl } from './config-values';

/** The bank's API, from which movements are fetched. */
export interface BankApi {
  /** Part of every address, so addresses must be neither logged nor shown. */
  token: string;
  /** Without a slash at its end. */
  url: string;
}

export const bankApiEnvironment = {
  FIO_TOKEN: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{64}$/, 'must be a token of Fio banka: 64 letters and digits')),
  ),
  FIO_API_URL: v.optional(
    v.pipe(
      serviceUrl,
      v.check(
        (url) => url === null || url.startsWith('https:') || isThisMachine(new URL(url).hostname),
        'must begin with https:// unless it is of this machine: it is called with the token',
      ),
    ),
    'https://fioapi.fio.cz/v1/rest',
  ),
};

/** Settings whose values are not shown in errors. */
export const BANK_API_SECRETS = ['FIO_TOKEN'];

type Chosen = v.InferOutput<v.ObjectSchema<typeof bankApiEnvironment, undefined>>;

/** The configured API; null without a token. */
export function bankApiOf({ FIO_TOKEN: token, FIO_API_URL: url }: Chosen): BankApi | null {
  return token === undefined || url === null ? null : { token, url };
}
