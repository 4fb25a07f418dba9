import { deployCheckout } from '@arbora/build/deploy';
import { SHELL } from '@arbora/deployment';
import { REMOTES } from '@arbora/build/paths';
import { runTarget } from '../processes/nx';

export const PACKAGES: readonly string[] = [SHELL, ...REMOTES];

/** Builds changed packages. @throws Error after the build's own output if it fails */
export async function build(names: readonly string[] = PACKAGES): Promise<void> {
  if (!(await runTarget('build', names))) throw new Error('The build failed; the reason is above.');
}

/** Builds changed packages, and makes the site one of this checkout. */
export async function buildAndDeploy(): Promise<void> {
  await build();
  await deployCheckout();
}
