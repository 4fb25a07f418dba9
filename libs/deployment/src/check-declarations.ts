import type { Declarations } from './declarations';
import { DeploymentRefused } from './deployment-refused';
import { SHELL } from './description';
import { differencesFromShell, differencesInExchange } from './differences';

/** A package with its declarations, if its build has them. */
export interface Built {
  name: string;
  declarations?: Declarations;
}

/** The first of them say where the change is. */
const MAX_NAMED = 5;

function listed(differences: readonly string[]): string {
  const rest = differences.length - MAX_NAMED;
  return differences.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

interface Disagreement {
  names: [string, string];
  differences: string[];
}

function disagreements(built: readonly Built[]): Disagreement[] {
  return built.flatMap((one, at) =>
    built.slice(at + 1).flatMap((other): Disagreement[] => {
      if (!one.declarations || !other.declarations) return [];
      const exchanged = differencesInExchange(one.declarations, other.declarations);
      const provided = one.name === SHELL ? differencesFromShell(other.declarations, one.declarations) : [];
      const differences = [...new Set([...provided, ...exchanged])];
      return differences.length > 0 ? [{ names: [one.name, other.name], differences }] : [];
    }),
  );
}

/**
 * Rejects packages that declare differently what they exchange, or a remote and a shell that does not provide what the
 * remote was compiled against.
 */
export function assertAgree(built: readonly Built[]): void {
  const found = disagreements(built);
  if (found.length === 0) return;
  const names = [...new Set(found.flatMap((one) => one.names))];
  throw new DeploymentRefused(
    [
      'These packages were built from different declarations:',
      ...found.map(({ names: [one, other], differences }) => `  ${other} and ${one}: ${listed(differences)}`),
      `Add to a declaration instead of changing it, deploy the shell before the remotes that use the addition, or build and deploy together: npm run deploy -- ${names.join(' ')}`,
    ].join('\n'),
  );
}
