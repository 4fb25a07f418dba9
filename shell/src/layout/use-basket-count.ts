import type { SessionUser } from '@arbora/auth';
import { on } from '@arbora/event-bus';
import { useEffect, useState } from 'react';

/** The number of basket lines: initially from the profile, then from `basket:changed` events of any tab. */
export function useBasketCount({ id, profile }: SessionUser): number {
  const [reported, setReported] = useState<{ personId: string; count: number } | null>(null);
  useEffect(() => on('basket:changed', (changed) => changed.personId === id && setReported(changed)), [id]);
  return reported?.personId === id ? reported.count : (profile?.basket?.items?.length ?? 0);
}
