import { useSession } from '@arbora/auth';
import type { Country } from '@arbora/domain';

/** The person whose prices are read; null if anonymous. */
export type Viewer = { id: string; country: Country | null } | null;

/** The current viewer; null while unknown, like in the server-rendered page. */
export function useViewer(): Viewer {
  const { user } = useSession();
  return user && { id: user.id, country: user.profile?.country ?? null };
}
