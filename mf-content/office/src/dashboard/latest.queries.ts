import { pageOf, rest } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const SHOWN = 5;
const STALE_MS = 30_000;

/** Number of comments, and the latest few. */
export function latestCommentsQuery() {
  return queryOptions({
    queryKey: ['news_comments_manager', 'latest'],
    queryFn: () =>
      pageOf(
        rest()
          .from('news_comments_manager')
          .select('id,body,nickname,name,email,person_state,created_at,hidden_reason', { count: 'exact' })
          .order('created_at', { ascending: false })
          .order('id'),
        1,
        SHOWN,
      ),
    staleTime: STALE_MS,
  });
}

/** Number of applications, and the latest few. */
export function latestApplicationsQuery() {
  return queryOptions({
    queryKey: ['job_application', 'latest'],
    queryFn: () =>
      pageOf(
        rest()
          .from('job_application')
          .select('id,name,created_at', { count: 'exact' })
          .order('created_at', { ascending: false })
          .order('id'),
        1,
        SHOWN,
      ),
    staleTime: STALE_MS,
  });
}
