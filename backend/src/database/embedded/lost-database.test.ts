import { mkdtemp, chmod, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killServers, startServer, statusOf, whenReady } from '../../../tests/server-process';
import { until } from '../../../tests/until';
import { runningPostmaster } from './pid-file';
import { stopPostmaster } from './postmaster';

jest.setTimeout(120_000);

let dataDir: string;
let cluster: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'arbora-lost-'));
  await chmod(dataDir, 0o755);
  cluster = path.join(dataDir, 'postgres');
});
afterAll(async () => {
  killServers();
  await stopPostmaster(cluster);
  await rm(dataDir, { recursive: true, force: true });
});

async function killPostmaster(): Promise<number> {
  const { pid } = (await runningPostmaster(cluster))!;
  process.kill(pid, 'SIGKILL');
  return pid;
}

it('the server recovers after its database was killed, and exits with a reason when a restart fails', async () => {
  const server = startServer({ DATA_DIR: dataDir, SEED_DEMO: '0', SERVICES: 'auth,rest,jobs', LOG_LEVEL: 'silent' });
  const url = await whenReady(server);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  const killed = await killPostmaster();
  await until(async () => (await runningPostmaster(cluster))?.pid !== killed);
  await until(async () => (await statusOf(`${url}/readyz`)) === 200);
  expect(await statusOf(`${url}/api/rest/news_item?limit=1`)).toBe(200);

  await rename(path.join(cluster, 'global/pg_control'), path.join(cluster, 'global/lost'));
  await killPostmaster();
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(new RegExp(`^The database in ${dataDir} cannot be started: .+\n$`));
});
