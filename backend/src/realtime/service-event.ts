import type { CommentEvent } from '@arbora/domain';
import * as v from 'valibot';

const commentEvent = v.object({
  service: v.literal('news_comment'),
  action: v.picklist(['insert', 'update', 'delete']),
  news_id: v.pipe(v.string(), v.uuid()),
  id: v.pipe(v.string(), v.uuid()),
});

/** Parses a notification of the database; null if it is unknown. */
export function readServiceEvent(payload: string): CommentEvent | null {
  try {
    const parsed = v.safeParse(commentEvent, JSON.parse(payload));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
