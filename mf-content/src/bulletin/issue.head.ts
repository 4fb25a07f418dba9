import { breadcrumbs, defineHead } from '@arbora/remote';
import type { routes } from '@arbora/routes';
import { issueJsonLd, issueImage } from './issue-json-ld';
import { issueTrail } from './bulletin-trail';
import { bulletinImageQuery, issueQuery } from './bulletin.queries';

export default defineHead<'content.bulletin', typeof routes.bulletinIssue>((context) => {
  const { t, locale, params, read, origin } = context;
  const issue = read(issueQuery(locale, params.issue).queryKey);
  if (!issue) return {};
  return {
    description: issue.perex || t('lead'),
    image: issueImage(issue, read(bulletinImageQuery.queryKey), origin),
    about: [issueJsonLd(issue, context), breadcrumbs(context, issueTrail(t, issue))],
  };
});
