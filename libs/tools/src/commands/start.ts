/** `npm start`: builds and runs the whole site with its back end, from any state of the clone. */
import { DEMO_PASSWORD, DEMO_LOGINS } from '@arbora/domain';
import { startServer } from '../processes/server-process';
import { buildAndDeploy } from '../projects/site';
import { command } from './command';

function banner(url: string): string {
  const width = Math.max(...DEMO_LOGINS.map(({ email }) => email.length));
  return [
    '',
    `  Arbora is running: ${url}`,
    '',
    `  Demo logins, all with the password ${DEMO_PASSWORD}:`,
    ...DEMO_LOGINS.map(({ email, note }) => `    ${email.padEnd(width)}  ${note}`),
    '',
    `  Mails that the site sends: ${url}/dev/mailbox`,
    '  Stop it with Ctrl-C.',
    '',
  ].join('\n');
}

command(async () => {
  const state: { stop?: () => void; stopping: boolean } = { stopping: false };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      state.stopping = true;
      if (state.stop) state.stop();
      else process.exit(0);
    });
  }
  console.log('Building what has changed …');
  await buildAndDeploy();
  const server = await startServer().catch(() => process.exit(state.stopping ? 0 : 1));
  state.stop = () => server.stop();
  if (state.stopping) server.stop();
  console.log(banner(server.url.replace('127.0.0.1', 'localhost')));
  process.exit(await server.ended);
});
