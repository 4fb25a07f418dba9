import { SUBSCRIPTION_IDS } from '@arbora/domain';
import type { LightMyRequestResponse } from 'fastify';
import { readConfig } from '../src/config';
import type { MailboxMail } from '../src/mail/mailbox';
import { createTransport } from '../src/mail/transport';
import type { Subscriber } from '../src/mailing/subscriber';
import { testApp, type TestApp } from './app';
import { sendDueMails } from './send-due-mails';

export const MAILING = '/api/mailing/public';
export const [NEWS, OFFERS, EVENTS, JOBS] = SUBSCRIPTION_IDS;

/** Configuration for mails whose links lead to `http://arbora.test`. */
export const mailConfig = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });

type Answer = Promise<LightMyRequestResponse>;

/** Operations of readers on newsletters, through the mailing service. */
export interface MailingClient {
  /** An unused address. */
  newAddress(): string;
  request(email: string, subscriptions?: readonly string[], more?: object, token?: string): Answer;
  /** The link in the latest confirmation mail to the address. */
  linkTo(email: string): Promise<string>;
  /** Confirms as the button of the linked page does. */
  confirm(link: string, instance?: TestApp): Answer;
  /** Requests and confirms; returns the subscriber's id. */
  subscribe(email: string, subscriptions?: readonly string[], more?: object): Promise<string>;
  read(query: string, token?: string): Answer;
  listsOf(id: string): Promise<Subscriber['subscriptions']>;
}

/** The subscriber's id in the redirect of a confirmed link. */
export function idIn(location: string | undefined): string | null {
  return new URL(location ?? '', 'http://x').searchParams.get('id');
}

function mailingClient(api: TestApp): MailingClient {
  let number = 0;
  const client: MailingClient = {
    newAddress: () => `reader-${++number}@example.org`,
    request: (email, subscriptions = [NEWS, EVENTS], more = {}, token) =>
      api.call(
        'POST',
        `${MAILING}/subscriber-create`,
        { email, subscriptions, ...more },
        { token, from: `10.9.0.${number}` },
      ),
    async linkTo(email) {
      await sendDueMails({ config: mailConfig, database: api.database }, createTransport(mailConfig));
      const answer = await api.call('GET', `/api/dev/mailbox?to=${email}&kind=mailing-confirm`);
      const [mail] = answer.json<MailboxMail[]>();
      const link = /http:\/\/arbora\.test(\/api\/mailing\/public\/confirm\?token=\w+)/.exec(mail?.plain ?? '')?.[1];
      if (link === undefined) throw new Error(`no link to confirm was mailed to ${email}`);
      return link;
    },
    confirm: (link, instance = api) =>
      instance.call('POST', link, '', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    async subscribe(email, subscriptions, more) {
      await client.request(email, subscriptions, more);
      const { headers } = await client.confirm(await client.linkTo(email));
      return idIn(headers.location) ?? '';
    },
    read: (query, token) => api.call('GET', `${MAILING}/subscriber-subscriptions?${query}`, undefined, { token }),
    listsOf: async (id) => (await client.read(`id=${id}`)).json<Subscriber>().subscriptions,
  };
  return client;
}

/** Opens the application for the tests of a file and passes it to `opened`; the outbox is emptied before each test. */
export function withMailing(opened: (site: { api: TestApp; mailing: MailingClient }) => void): void {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp();
    opened({ api, mailing: mailingClient(api) });
  });
  beforeEach(() => api.database.asOwner('delete from app_private.mail'));
  afterAll(() => api.close());
}
