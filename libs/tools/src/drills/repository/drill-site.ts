import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deployCheckout } from '@arbora/build/deploy';
import { DEMO_PASSWORD, PRODUCT, ROLE } from '@arbora/domain';
import { startServer } from '../../processes/server-process';

/** A site of this checkout's builds with demo data. */
export interface DrillSite {
  origin: string;
  /** Creates a token by which a team deploys its remotes; returns its secret. */
  createToken(remotes: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

async function post<T>(address: string, body: object, token?: string): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Starts a site on a free port. Its log goes to the open file `log`. Needs the builds. */
export async function startDrillSite(port: number, log?: number): Promise<DrillSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arbora-drill-'));
  const siteDir = path.join(folder, 'site');
  await deployCheckout({ siteDir });
  const origin = `http://localhost:${port}`;
  const env = {
    SITE_DIR: siteDir,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SEED_DEMO: '1',
    DEMO_PICTURES: 'plain',
  };
  const server = await startServer(env, log);
  return {
    origin,
    async createToken(remotes) {
      const login = { username: 'admin@arbora.example', password: DEMO_PASSWORD, bucket_id: PRODUCT, role: ROLE.admin };
      const { accessToken } = await post<{ accessToken: string }>(`${origin}/api/auth/login`, {
        ...login,
        cookie: false,
      });
      const body = { name: 'drill', remotes };
      const { token } = await post<{ token: string }>(`${origin}/api/backend/deploy_tokens`, body, accessToken);
      return token;
    },
    async stop() {
      server.stop();
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
