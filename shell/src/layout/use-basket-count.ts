import type { SessionUser } from '@arbora/auth';
import { on } from '@arbora/event-bus';
import { useEffect, useState } from 'react';

/** How many lines the person's basket has: as the profile said, then as whoever saves it, here or in another tab, tells. */
export function useBasketCount({ id, profile }: SessionUser): number {
  const [told, setTold] = useState<{ personId: string; count: number } | null>(null);
  useEffect(() => on('basket:changed', (changed) => changed.personId === id && setTold(changed)), [id]);
  return told?.personId === id ? told.count : (profile?.basket?.items?.length ?? 0);
}
