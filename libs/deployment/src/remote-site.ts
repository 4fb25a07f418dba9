import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChangeAnswer, SiteInfo } from '@arbora/domain';
import { filesOfBuild, type BuildFile } from './build-files';
import type { ChangeRequest, DeployableSite, SentBuild } from './change-request';
import type { Builds } from './deploy';
import { DeploymentRefused } from './deployment-refused';

/** Files that are sent at the same time. */
const PARALLEL = 6;

async function refusalOf(response: Response): Promise<DeploymentRefused> {
  const text = await response.text();
  try {
    const { code, message } = JSON.parse(text) as { code: string; message: string };
    return new DeploymentRefused(code === 'deployment.refused' ? message : `${response.url}: ${code}, ${message}`);
  } catch {
    return new DeploymentRefused(`${response.url} answered ${response.status}`);
  }
}

/** A running site over HTTPS. @param token secret of a team's token, which the site's admins create */
export function remoteSite(origin: string, token: string): DeployableSite {
  const address = new URL('/api/deployments', origin);
  if (address.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)) {
    throw new DeploymentRefused(`${origin}: a token is sent over https: only`);
  }

  async function call(method: string, part: string, body?: unknown): Promise<Response> {
    const isFile = Buffer.isBuffer(body);
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const response = await fetch(address.href + part, {
      method,
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  }
  const change = async (request: ChangeRequest): Promise<ChangeAnswer> =>
    (await (await call('POST', '', request)).json()) as ChangeAnswer;

  /** Sends the files of a build that the site lacks. */
  async function send(name: string, dist: string): Promise<SentBuild> {
    const files = await filesOfBuild(dist);
    const asked = { name, files: [...new Set(files.map(({ sha256 }) => sha256))] };
    const { missing } = (await (await call('POST', '/missing', asked)).json()) as { missing: string[] };
    const queue = missing.map((sha256) => files.find((file) => file.sha256 === sha256)!);
    const sendNext = async (): Promise<void> => {
      for (let file: BuildFile | undefined; (file = queue.pop());) {
        await call('PUT', `/files/${file.sha256}`, await readFile(path.join(dist, file.path)));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, sendNext));
    return { name, files };
  }

  async function sendAll(builds: Builds): Promise<SentBuild[]> {
    const sent: SentBuild[] = [];
    for (const [name, dist] of builds) sent.push(await send(name, dist));
    return sent;
  }

  return {
    async publish(builds) {
      const answer = await call('POST', '/published', { builds: await sendAll(builds) });
      return (await answer.json()) as Readonly<Record<string, string>>;
    },
    deploy: async (builds, reason) => change({ action: 'deploy', builds: await sendAll(builds), reason }),
    change: (asked, reason) => change({ ...asked, reason }),
    info: async () => (await (await call('GET', '')).json()) as SiteInfo,
  };
}
