import { api, mutation } from '@arbora/api';
import type { ChangeAnswer, ChangeOfVersions, DeployToken, NewDeployToken, TrialBuild } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { DEPLOYMENTS_KEY } from '../site-deployments/deployments.query';

const TOKENS_KEY = ['mf-manager', 'deploy_tokens'] as const;

/** The tokens of teams, the newest first. */
export function deployTokensQuery() {
  return queryOptions({
    queryKey: TOKENS_KEY,
    queryFn: () => api.get<DeployToken[]>('/backend/deploy_tokens'),
    staleTime: 10_000,
  });
}

/** @throws ApiError deployment.refused, deployment.read_only */
export const changeDeployment = mutation<ChangeAnswer, ChangeOfVersions & { reason: string | null }>({
  run: (change) => api.post('/backend/deployments', change),
  invalidates: [DEPLOYMENTS_KEY],
});

/** From the next document on, the session has these builds. @throws ApiError deployment.refused */
export const startTrial = mutation<void, { builds: TrialBuild[] }>({
  run: (trial) => api.post('/backend/trial', trial),
  invalidates: [],
});

export const createDeployToken = mutation<NewDeployToken, Pick<DeployToken, 'name' | 'remotes'>>({
  run: (token) => api.post('/backend/deploy_tokens', token),
  invalidates: [TOKENS_KEY],
});

export const revokeDeployToken = mutation<void, Pick<DeployToken, 'id'>>({
  run: ({ id }) => api.delete(`/backend/deploy_tokens/${id}`),
  invalidates: [TOKENS_KEY],
});
