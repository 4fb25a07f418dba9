import { NEWS_TOPICS, type NewsTopic } from '@arbora/domain';

/** Search parameter of the list of news. */
export const TOPIC_PARAM = 'topic';

/** The topic in the address; null if absent or unknown. */
export function topicParam(search: URLSearchParams): NewsTopic | null {
  const value = search.get(TOPIC_PARAM);
  return NEWS_TOPICS.find((topic) => topic === value) ?? null;
}
