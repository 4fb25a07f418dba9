import { APP_KEY } from '@arbora/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { Config } from '../src/config';
import { testApp, type TestApp } from './app';

export const PASSWORD = 'buk lesni, javor mlec';

/** Body of a registration. */
export const registration = (email: string, more: object = {}) => ({
  apiKey: APP_KEY,
  email,
  password: PASSWORD,
  name: 'Petr Habr',
  ...more,
});

/** Creates accounts with the public key. */
export interface RegistrationClient {
  /** Each registers from a new address by default, as registrations per address are limited. */
  register(
    body: object,
    options?: { from?: string; key?: string; instance?: TestApp },
  ): Promise<LightMyRequestResponse>;
  /** Mails of a kind about a person. */
  mails(
    kind: string,
    id: string,
  ): Promise<{ recipient: string; locale: string; payload: { name: string; token?: string; return_path?: string } }[]>;
}

function registrationClient(api: TestApp): RegistrationClient {
  let address = 0;
  return {
    register: (body, { from = `10.2.0.${++address}`, key, instance = api } = {}) =>
      instance.call('POST', '/api/backend/profile/create', body, {
        from,
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    mails: (kind, id) =>
      api.database.asOwner(
        "select recipient, locale, payload from app_private.mail where kind = $1 and payload ->> 'person_id' = $2",
        [kind, id],
      ),
  };
}

/**
 * Opens the application and a second instance on its database for the tests of a file about registrations, and passes
 * them to `opened`.
 */
export function withRegistration(
  opened: (site: { api: TestApp; otherApi: TestApp; client: RegistrationClient }) => void,
  config: Partial<Config> = {},
): void {
  let api: TestApp;
  let otherApi: TestApp;
  beforeAll(async () => {
    api = await testApp({ config });
    otherApi = await testApp({ database: api.database, config });
    opened({ api, otherApi, client: registrationClient(api) });
  });
  afterAll(async () => {
    await otherApi.close();
    await api.close();
  });
}
