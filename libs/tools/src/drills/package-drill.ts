import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makePackage } from '@arbora/build/package';
import { installPackage } from '../installers/apt';
import { run, runTarget, type Write } from '../processes/nx';
import { PACKAGES } from '../projects/site';

/** Builds a package in an empty folder, installs its dependencies, runs it and uses it. */
export async function packageDrill(write?: Write): Promise<boolean> {
  if (!(await runTarget('build', PACKAGES, write))) return false;
  if (process.platform === 'linux' && spawnSync('strace', ['-V']).error) installPackage('strace');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arbora-package-'));
  try {
    // PostgreSQL runs as another user if this is root.
    await chmod(folder, 0o755);
    await makePackage(folder);
    if ((await run('npm', ['ci', '--omit=dev', '--prefix', folder, '--silent'], {}, write)) !== 0) return false;
    return (
      (await run(process.execPath, ['--import', 'tsx', 'backend/tests/package-drill.ts', folder], {}, write)) === 0
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
