import { breadcrumbs, defineHead } from '@arbora/remote';
import { issueJsonLd, issueImage } from './issue-json-ld';
import { bulletinTrail } from './bulletin-trail';
import { bulletinImageQuery, latestIssueQuery } from './bulletin.queries';

export default defineHead<'content.bulletin'>((context) => {
  const { t, locale, read, origin } = context;
  const issue = read(latestIssueQuery(locale).queryKey) ?? null;
  const above = breadcrumbs(context, bulletinTrail(t));
  if (!issue) return { description: t('lead'), about: [above] };
  return {
    description: issue.perex || t('lead'),
    image: issueImage(issue, read(bulletinImageQuery.queryKey), origin),
    about: [issueJsonLd(issue, context), above],
  };
});
