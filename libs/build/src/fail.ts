import { DeploymentRefused } from '@arbora/deployment';

/**
 * Prints an error and exits. A plain Error and a refused deployment are expected failures and print their message; any
 * other is a bug and prints its stack.
 */
export function fail(error: unknown): never {
  const isExpected = error instanceof Error && (error.constructor === Error || error instanceof DeploymentRefused);
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
