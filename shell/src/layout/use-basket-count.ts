import type { SessionUser } from '@arbora/auth';
import { on } from '@arbora/event-bus';
import { useEffect, useState } from 'react';

/** The number of basket lines: initially from the profile, then from `basket:changed` events of any tab. */
export function useBasketCount({ id, profile }: SessionUser): number {
  const [told, setTold] = useState<{ personId: string; count: number } | null>(null);
  useEffect(() => on('basket:changed', (changed) => changed.personId === id && setTold(changed)), [id]);
  return told?.personId === id ? told.count : (profile?.basket?.items?.length ?? 0);
}
