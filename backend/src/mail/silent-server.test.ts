import { fastify } from 'fastify';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { smtpError, startSmtpServer } from '../../tests/smtp-server';
import { until } from '../../tests/until';
import { readConfig } from '../config';
import { startMailSender } from './mail-sender';
import { MAIL_TEMPLATES } from '../mail-templates';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.asOwner('delete from app_private.mail'));
afterAll(() => database.close());

const unsent = async () => (await database.asOwner("select from app_private.mail where status <> 'sent'")).length;

type Done = (error?: Error) => void;

test.each(['the greeting', 'a recipient', 'the text'])(
  'a server that falls silent at %s holds up that mail alone',
  async (where) => {
    const silent: Done[] = [];
    let greeted = 0;
    const smtp = await startSmtpServer({
      closeTimeout: 100,
      onConnect: (_session, done) => (where === 'the greeting' && ++greeted <= 5 ? silent.push(done) : done()),
      onRcptTo: ({ address }, _session, done) =>
        where === 'a recipient' && address.startsWith('silent') ? silent.push(done) : done(),
      ...(where === 'the text' && {
        onData(stream, { envelope }, done) {
          stream.resume();
          stream.on('end', () => (envelope.rcptTo[0]?.address.startsWith('silent') ? silent.push(done) : done()));
        },
      }),
    });
    const queue = (to: string) =>
      database.asService((client) =>
        client.query('select app_private.enqueue_mail($1, $2, $3, $4)', [
          'written',
          to,
          'cs',
          { body_html: '<p>Ahoj</p>' },
        ]),
      );
    for (let index = 0; index < 5; index += 1) await queue(`silent${index}@example.org`);
    for (let index = 0; index < 40; index += 1) await queue(`p${index}@example.org`);
    const config = readConfig({ NODE_ENV: 'test', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    const sender = startMailSender({ config, database }, MAIL_TEMPLATES, fastify().log);
    const states = async () => {
      const rows = await database.asOwner<{ status: string; count: number }>(
        'select status, count(*)::int as count from app_private.mail group by 1 order by 1',
      );
      return rows.map(({ status, count }) => `${count} ${status}`);
    };
    await until(async () => (await unsent()) <= 5);
    expect(await states()).toEqual(['5 sending', '40 sent']);
    expect(silent).toHaveLength(5);

    for (const done of silent) done(smtpError(421, 'gone away'));
    await sender.stop();
    await smtp.close();
    expect(await states()).toEqual(['5 queued', '40 sent']);
  },
  30_000,
);

test('a reason for which mails fail again and again is logged once', async () => {
  const smtp = await startSmtpServer({ onMailFrom: (_address, _session, done) => done(smtpError(451, 'not now')) });
  for (let index = 0; index < 3; index += 1) {
    await database.asService((client) =>
      client.query('select app_private.enqueue_mail($1, $2, $3, $4)', [
        'written',
        `p${index}@example.org`,
        'cs',
        { body_html: '<p>Ahoj</p>' },
      ]),
    );
  }
  await database.asOwner('update app_private.mail set attempts = 1');
  const config = readConfig({ NODE_ENV: 'test', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  const { log } = fastify();
  const warn = jest.spyOn(log, 'warn');
  const sender = startMailSender({ config, database }, MAIL_TEMPLATES, log);
  await until(async () => {
    const [row] = await database.asOwner<{ count: number }>(
      "select count(*)::int from app_private.mail where attempts = 2 and status = 'queued'",
    );
    return row?.count === 3;
  });
  await sender.stop();
  await smtp.close();
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ responseCode: 451 }), 'mails are not delivered; each is tried again for hours'],
  ]);
});
