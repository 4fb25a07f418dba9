import { deploy } from '@arbora/build/deploy';
import { REMOTES, SHELL } from '@arbora/build/paths';
import { runTarget } from '../processes/nx';

export const PACKAGES: readonly string[] = [SHELL, ...REMOTES];

/** Builds changed packages and deploys them. @throws Error after the build's own output if it fails */
export async function buildAndDeploy(names: readonly string[] = PACKAGES): Promise<void> {
  if (!(await runTarget('build', names))) throw new Error('The build failed; the reason is above.');
  await deploy(names);
}
