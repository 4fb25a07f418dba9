import { on } from '@arbora/event-bus';
import { useQueryClient } from '@arbora/query';
import { useEffect } from 'react';
import { profileQuery } from './profile.queries';

/** Refetches the profile after a change here or in another tab. */
export function useFreshProfile(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => on('profile:changed', () => void client.invalidateQueries({ queryKey: profileQuery(id).queryKey })),
    [client, id],
  );
}
