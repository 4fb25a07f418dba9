import { useSession } from '@arbora/auth';
import type { Country } from '@arbora/domain';

/** Whose prices are read; null for a stranger. */
export type Viewer = { id: string; country: Country | null } | null;

/** Who looks at the page; a stranger while that is not known yet, as the server has rendered it. */
export function useViewer(): Viewer {
  const { user } = useSession();
  return user && { id: user.id, country: user.profile?.country ?? null };
}
