import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { median, rounded } from './figures';
import { benchRenders } from './renders';
import type { BenchRow } from './rest.bench';

const ROUNDS = 3;
const SECONDS = 4;
const HEADERS = { 'accept-encoding': 'gzip' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface FileServer {
  url: string;
  stop(): void;
}

/** nginx that sends the document from a file beside which its compressed form lies; null where there is no nginx. */
async function openNginx(folder: string, html: string): Promise<FileServer | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const port = await freePort();
  // nginx started by root reads as another account.
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'index.html'), html);
  await writeFile(path.join(folder, 'index.html.gz'), gzipSync(html, { level: 6 }));
  const configuration = path.join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; events {}
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; gzip_static on; }
}`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => void nginx.kill() };
}

async function rateOf(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 16, duration: SECONDS, headers: HEADERS });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} failures`);
  return requests.average;
}

/**
 * The home page of `SITE_URL` out of the cache, asked for by 16 connections, against nginx with the same bytes as a file;
 * in turns, medians. Without nginx on the machine it is left out. Then pages that are rendered anew, and what keeping them takes.
 */
export async function benchPages(): Promise<BenchRow[]> {
  const url = `${process.env.SITE_URL}/cs/`;
  const folder = await mkdtemp(path.join(tmpdir(), 'arbora-bench-pages-'));
  const nginx = await openNginx(folder, await (await fetch(url)).text());
  try {
    const [ours, others]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await rateOf(url));
      if (nginx) others.push(await rateOf(nginx.url));
    }
    const ratios: Record<string, number> = nginx ? { nginx: rounded(median(ours) / median(others)) } : {};
    const cached = { name: '/cs/ out of the cache', unit: '/s', value: Math.round(median(ours)), ratios };
    return [cached, ...(await benchRenders(process.env.SITE_URL!))];
  } finally {
    nginx?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
