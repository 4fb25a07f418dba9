import type { Session } from '@arbora/auth';
import {
  dashboardFigures,
  dashboardTile,
  inOrder,
  useContributions,
  type DashboardFigures,
  type DashboardTile,
} from '@arbora/office';
import { useQuery, useQueryClient } from '@arbora/query';
import type { Contributions } from '@arbora/remote';
import { useState } from 'react';

interface Dashboard {
  figures: Contributions<DashboardFigures>['loaded'];
  tiles: Contributions<DashboardTile>['loaded'];
  /** Remotes whose contributions did not load. */
  failed: readonly string[];
  /** Whether all contributions and their first data are there, or have failed. */
  isReady: boolean;
  /** Loads failed contributions again. */
  retry: () => void;
}

/** Loads the contributions to the dashboard with their data. */
export function useDashboard(session: Session): Dashboard {
  const client = useQueryClient();
  const ofFigures = useContributions(dashboardFigures);
  const ofTiles = useContributions(dashboardTile);
  const figures = inOrder(ofFigures.data?.loaded ?? []);
  const tiles = inOrder(ofTiles.data?.loaded ?? []).filter(({ value }) => value.isFor?.(session) ?? true);
  const queries = [...figures, ...tiles].flatMap(({ value }) => value.queries());
  // Waits for all tiles, since a late one would shift those below it.
  const { isSuccess } = useQuery({
    queryKey: ['dashboard', 'ready', queries.map(({ queryKey }) => queryKey)],
    queryFn: async () => {
      await Promise.all(queries.map((query) => client.prefetchQuery(query)));
      return true;
    },
    enabled: ofFigures.data !== undefined && ofTiles.data !== undefined,
  });
  // Once ready, always ready: a tile retries its failed query without hiding the page.
  const [wasReady, setReady] = useState(false);
  if (isSuccess && !wasReady) setReady(true);
  return {
    figures,
    tiles,
    failed: [...(ofFigures.data?.failed ?? []), ...(ofTiles.data?.failed ?? [])],
    isReady: isSuccess || wasReady,
    retry: () => {
      void ofFigures.refetch();
      void ofTiles.refetch();
    },
  };
}
