import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../installers/chromium';
import { newRepository } from '../../new/new-repository';
import { freePort } from '../../processes/free-port';
import { run, type Write } from '../../processes/nx';
import { startDrillSite } from './drill-site';

const REMOTE = 'mf-tour';
const PAGE = `/cs/${REMOTE}`;
const TITLE = 'Tour';

/** Opens the page of the remote; throws unless it shows its title, and no script fails. */
async function openPage(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(new URL(PAGE, origin).href);
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.close();
  if (errors.length > 0) throw new Error(`The page at ${origin} failed: ${errors.join('; ')}`);
}

/** Starts `npm run dev` in the repository; resolves to its address. */
async function startDev(folder: string, origin: string, write?: Write) {
  const args = ['run', 'dev', '--silent', '--', '--to', origin, '--port', '0'];
  const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const stop = (): unknown => child.exitCode === null && process.kill(-child.pid!, 'SIGTERM');
  for await (const line of createInterface({ input: child.stdout })) {
    write?.(`${line}\n`);
    const address = /from source.*(http:\/\/localhost:\d+)/.exec(line)?.[1];
    if (address !== undefined) return { address, stop };
  }
  throw new Error('npm run dev ended early; the reason is above.');
}

/**
 * Works as a team with a repository of its own: makes it, checks, tests and builds there, opens its page in development
 * and deploys it to a running site with a token. Needs the builds.
 */
export async function repositoryDrill(write?: Write): Promise<boolean> {
  const work = await mkdtemp(path.join(os.tmpdir(), 'arbora-repository-'));
  const folder = path.join(work, REMOTE);
  const npm = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> => {
    if ((await run('npm', ['--prefix', folder, ...args], env, write)) !== 0)
      throw new Error(`npm ${args.join(' ')} failed`);
  };
  const open: (() => unknown)[] = [];
  try {
    await newRepository(REMOTE, folder, write);
    for (const script of ['typecheck', 'test', 'build']) await npm(['run', script]);
    const site = await startDrillSite(await freePort());
    open.push(() => site.stop());
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
    open.push(() => browser.close());
    const dev = await startDev(folder, site.origin, write);
    open.push(dev.stop);
    await openPage(browser, dev.address);
    const token = await site.createToken([REMOTE]);
    await npm(['run', 'deploy', '--', '--to', site.origin, '--reason', 'first version'], { DEPLOY_TOKEN: token });
    await openPage(browser, site.origin);
    return true;
  } catch (error) {
    write?.(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  } finally {
    for (const close of open.reverse()) await close();
    await rm(work, { recursive: true, force: true });
  }
}
