import { reserveEvent } from './routes';

const [BEFORE_ID] = reserveEvent.pattern.split(':');

/** The event, and the slot if named, that a local path is about to reserve; null for paths of other pages. */
export function reservationTarget(path: string): { event: string; slot: string | null } | null {
  const [pathname = '', search] = path.split('?');
  const start = pathname.indexOf(BEFORE_ID!);
  if (start < 0) return null;
  return { event: pathname.slice(start + BEFORE_ID!.length), slot: new URLSearchParams(search).get('slot') };
}
