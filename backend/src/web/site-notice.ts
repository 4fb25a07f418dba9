import { PREFERENCES_ITEM, type Row, type Site } from '@arbora/domain';
import type { Database } from '../database/database';
import { PREFERENCES } from './render/subjects';

export interface SiteNotice {
  /** The current notice; null if none is set or it cannot be read: pages do without. */
  read(): Promise<Site['notice']>;
  /**
   * Handles a changed subject; null: anything may have changed. From the first call on the notice is cached until the
   * next change.
   */
  changed(subject: string | null): void;
}

/** Caches the notice of the preferences (spec §3), which every document includes. */
export function siteNotice({ service }: Pick<Database, 'service'>): SiteNotice {
  let isFollowed = false;
  let cached: Promise<Site['notice']> | null = null;

  async function readNotice(): Promise<Site['notice']> {
    const { rows } = await service.query<Row<'kejval', 'value'>>('select value from public.kejval where item = $1', [
      PREFERENCES_ITEM,
    ]);
    return rows[0]?.value.notice ?? null;
  }

  return {
    read() {
      if (cached) return cached;
      const notice = readNotice().catch(() => {
        // Not cached: the next page retries.
        if (cached === notice) cached = null;
        return null;
      });
      if (isFollowed) cached = notice;
      return notice;
    },
    changed(subject) {
      isFollowed = true;
      if (subject === null || subject === PREFERENCES) cached = null;
    },
  };
}
