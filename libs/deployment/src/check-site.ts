import { CONTRACT, routeConflicts, type RemoteEntry } from '@arbora/registry';
import type { ProvidedExports, RemoteDescription, ShellDescription, UsedExports } from './description';
import { DeploymentRefused } from './deployment-refused';

/** Our libraries in builds from before they had versions: their declarations are compared, and nothing else. */
const UNVERSIONED = '0.0.0';

/** Returns used but missing exports, as `useCachedData of @arbora/query`. */
function missingExports(used: UsedExports, offered: ProvidedExports): string[] {
  return Object.entries(used).flatMap(([library, names]) => {
    const given = offered[library];
    if (!given) return [library];
    return (names ?? []).filter((name) => !given.includes(name)).map((name) => `${name} of ${library}`);
  });
}

/**
 * Rejects a remote that was built for another contract or other versions of the shared libraries than the shell's, or
 * that uses exports which the shell lacks.
 */
export function assertFits(
  remote: Pick<RemoteDescription, 'name' | 'contract' | 'shared' | 'uses'>,
  shell: ShellDescription,
): void {
  const { name, contract, shared, uses } = remote;
  // Descriptions of earlier releases lack the shell's contract.
  const { contract: expected = CONTRACT } = shell;
  if (contract !== expected) throw new DeploymentRefused(`${name} follows contract ${contract}, the shell ${expected}`);
  for (const [library, version] of Object.entries(shared)) {
    const provided = shell.shared[library];
    if (provided !== undefined && [provided, version].includes(UNVERSIONED)) continue;
    if (provided?.split('.')[0] !== version.split('.')[0]) {
      throw new DeploymentRefused(
        `${name} was built with ${library} ${version}, the shell brings ${provided ?? 'none'}`,
      );
    }
  }
  const unmet = missingExports(uses, shell.offers);
  if (unmet.length > 0) throw new DeploymentRefused(`${name} needs what the shell does not offer: ${unmet.join(', ')}`);
}

/** Rejects a site with ambiguous routes or slots. */
export function assertNoConflicts(remotes: readonly RemoteEntry[]): void {
  const conflicts = routeConflicts(remotes);
  if (conflicts.length === 0) return;
  throw new DeploymentRefused(
    `The registry is unchanged: change src/remote.ts of one of them.\n  ${conflicts.join('\n  ')}`,
  );
}
