import { LOCALES } from '@arbora/domain';
import { useQuery } from '@arbora/query';
import { usePageLanguages, type PageLanguages } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { useMemo } from 'react';
import { issuePath } from './bulletin-trail';
import { issueVersionsQuery, storyVersionsQuery, type StoryDetail } from './bulletin.queries';

/** Registers the languages of an issue with the shell; for the others the language switch links to the latest issue. */
export function useIssueLanguages(issue: number): void {
  const { data } = useQuery(issueVersionsQuery(issue));
  usePageLanguages(
    useMemo(() => data && languages(data.map(({ locale }) => [locale, issuePath(issue)])), [data, issue]),
  );
}

/** Registers the languages of a story, whose slug differs by language. */
export function useStoryLanguages(story: StoryDetail): void {
  const { data } = useQuery(storyVersionsQuery(story));
  usePageLanguages(
    useMemo(
      () => data && languages(data.map(({ locale, slug }) => [locale, routes.bulletinItem.href({ slug })])),
      [data],
    ),
  );
}

function languages(versions: readonly (readonly [string, string])[]): PageLanguages {
  const supported = versions.filter(([locale]) => (LOCALES as readonly string[]).includes(locale));
  return { paths: Object.fromEntries(supported) as PageLanguages['paths'], fallback: routes.bulletin.pattern };
}
