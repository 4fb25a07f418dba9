import { useSession, type Session } from '@arbora/auth';
import { queryOptions, useQuery, type UseQueryResult } from '@arbora/query';
import { useHost, type Contributions, type Host } from '@arbora/remote';
import type { ContributionPoint } from './contribution';

function contributionsQuery<Value>(host: Host, { name }: ContributionPoint<Value>, { user }: Session) {
  return queryOptions({
    // Other rights load other contributions.
    queryKey: ['contributions', name, user?.id, user?.isAdmin, user?.acl],
    queryFn: () => host.contributions(name) as Promise<Contributions<Value>>,
    // Loaded code does not change while the page is open.
    staleTime: ({ state }) => (state.data?.failed.length === 0 ? Infinity : 0),
    structuralSharing: false,
  });
}

/**
 * Returns the contributions of the deployed remotes to a point, as far as the person's rights allow. A remote that does not
 * load is in `failed` and does not affect the others; refetching tries it again.
 */
export function useContributions<Value>(point: ContributionPoint<Value>): UseQueryResult<Contributions<Value>> {
  return useQuery(contributionsQuery(useHost(), point, useSession()));
}
