import { PREFERENCES_ITEM, type Row, type Site } from '@arbora/domain';
import type { Database } from '../database/database';

/** What `arbora_pages` announces a change of the notice as. */
const SUBJECT = 'preferences';

export interface SiteNotice {
  /** The notice of now; null where none is set, or where it cannot be read: a page does without. */
  read(): Promise<Site['notice']>;
  /** A subject has changed; null: anything may have. From the first such word on the notice is kept until the next. */
  changed(subject: string | null): void;
}

/** Keeps the notice of the preferences (spec §3) at hand: each document carries it. */
export function siteNotice({ service }: Pick<Database, 'service'>): SiteNotice {
  let isFollowed = false;
  let kept: Promise<Site['notice']> | null = null;

  async function ask(): Promise<Site['notice']> {
    const { rows } = await service.query<Row<'kejval', 'value'>>('select value from public.kejval where item = $1', [
      PREFERENCES_ITEM,
    ]);
    return rows[0]?.value.notice ?? null;
  }

  return {
    read() {
      if (kept) return kept;
      const asked = ask().catch(() => {
        // Asked again for the next page.
        if (kept === asked) kept = null;
        return null;
      });
      if (isFollowed) kept = asked;
      return asked;
    },
    changed(subject) {
      isFollowed = true;
      if (subject === null || subject === SUBJECT) kept = null;
    },
  };
}
