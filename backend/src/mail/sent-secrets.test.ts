import { randomBytes } from 'node:crypto';
import { testApp, type TestApp } from '../../tests/app';
import { sendDueMails } from '../../tests/send-due-mails';
import { tracesOf } from '../../tests/traces';
import { readConfig, type Config } from '../config';
import { pruneMails } from '../jobs/prune-jobs';
import { SAMPLE_MAILS } from './sample-mails';
import { SECRET_MAIL_KINDS } from './secret-mail';
import type { MailTransport } from './transport';

let api: TestApp;
const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test' });
const delivering: Config = { ...config, smtpUrl: 'smtp://127.0.0.1:1' };
beforeAll(async () => void (api = await testApp()));
beforeEach(() => api.database.asOwner('delete from app_private.mail'));
afterAll(() => api.close());

/** Accepts every mail, or refuses it for good. */
function transport(isRefusing = false): MailTransport & { texts: string[] } {
  const texts: string[] = [];
  return {
    texts,
    close: () => undefined,
    async send({ plain }) {
      if (isRefusing) throw Object.assign(new Error('550 no such user'), { responseCode: 550, command: 'RCPT TO' });
      texts.push(plain);
    },
  };
}

/** Queues a mail of the kind, with a token in each field for a link; of the newsletter one may unsubscribe for good. */
async function queue(kind: keyof typeof SAMPLE_MAILS): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const sample: Record<string, unknown> = SAMPLE_MAILS[kind];
  const payload = {
    ...sample,
    ...('link' in sample && { link: `http://arbora.test/cs/heslo?ref=${token}` }),
    ...('token' in sample && { token }),
  };
  await api.database.asService((client) =>
    client.query('select app_private.enqueue_mail($1, $2, $3, $4)', [kind, 'jana@example.org', 'cs', payload]),
  );
  return token;
}

const withLink = (Object.keys(SAMPLE_MAILS) as (keyof typeof SAMPLE_MAILS)[]).filter(
  (kind) => 'link' in SAMPLE_MAILS[kind] || 'token' in SAMPLE_MAILS[kind],
);

test('every kind of mail whose payload has a link or a token is known to be secret', () => {
  expect([...SECRET_MAIL_KINDS].sort()).toEqual([...withLink].sort());
});

test.each(withLink)('a sent %s mail leaves its link nowhere in the database', async (kind) => {
  const token = await queue(kind);
  const recorder = transport();
  await sendDueMails({ config: delivering, database: api.database }, recorder);
  expect(recorder.texts.join()).toContain(token);
  expect(await tracesOf(api.database, [token])).toEqual([]);
});

test('a showcase in production, whose mails nobody can read, stores no links either', async () => {
  const token = await queue('password-reset');
  await sendDueMails({ config: { ...config, env: 'production' }, database: api.database }, transport());
  expect(await tracesOf(api.database, [token])).toEqual([]);
});

test('the mailbox of development shows the link', async () => {
  const token = await queue('password-reset');
  await sendDueMails({ config, database: api.database }, transport());
  expect(await tracesOf(api.database, [token])).toContain(`app_private.mail.plain: ${token}`);
});

test('an undelivered mail loses its link once it has expired, and an unsent one keeps it', async () => {
  const dead = await queue('password-reset');
  await sendDueMails({ config: delivering, database: api.database }, transport(true));
  const queued = await queue('email-change-new');
  await pruneMails.run({ config, database: api.database });
  expect(await tracesOf(api.database, [dead])).not.toEqual([]);
  await api.database.asOwner("update app_private.mail set created_at = now() - interval '49 hours'");
  await pruneMails.run({ config, database: api.database });
  expect(await tracesOf(api.database, [dead])).toEqual([]);
  expect(await tracesOf(api.database, [queued])).not.toEqual([]);
});
