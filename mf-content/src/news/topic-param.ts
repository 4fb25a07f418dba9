import { NEWS_TOPICS, type NewsTopic } from '@arbora/domain';

/** Address parameter of the list of news. */
export const TOPIC_PARAM = 'topic';

/** The topic that an address asks for; null for all, and for what is none. */
export function topicParam(search: URLSearchParams): NewsTopic | null {
  const asked = search.get(TOPIC_PARAM);
  return NEWS_TOPICS.find((topic) => topic === asked) ?? null;
}
