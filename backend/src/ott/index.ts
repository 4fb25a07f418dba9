import type { Deps, Service } from '../service';
import { registerIssueToken } from './issue-token.route';
import type { OneTimeTokens } from './one-time-tokens';
import { externalTokens } from './external-tokens';
import { ownTokens } from './own-tokens';
import { registerVerifyToken } from './verify-token.route';

/** `/api/ott`: one-time tokens (spec §7). */
export const ottService: Service = {
  name: 'ott',
  register(app, deps) {
    const tokens = tokensOf(deps);
    registerIssueToken(app, deps, tokens);
    registerVerifyToken(app, deps, tokens);
  },
};

/** Null without a secret: production has no default one. */
function tokensOf({ config, database }: Deps): OneTimeTokens | null {
  if (config.external.ottUrl !== null) return externalTokens(config.external.ottUrl);
  return config.ottSecret === null ? null : ownTokens(database, config.ottSecret);
}
