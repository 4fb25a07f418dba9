import { previewImage, type HeadContext } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { issuePath } from './bulletin-trail';
import type { Issue } from './bulletin.queries';
import { storiesOf } from './issue-stories';

/** The picture that represents an issue: that of its main item, otherwise the bulletin's. */
export function issueImage(
  { hero }: Pick<Issue, 'hero'>,
  bulletinImage: string | null | undefined,
  origin: string,
): string | undefined {
  return previewImage(hero?.hero_image ?? bulletinImage, origin);
}

type IssueContext = Pick<HeadContext<'content.bulletin'>, 't' | 'locale' | 'address' | 'site'>;

/** The bulletin as a schema.org Periodical. */
export function periodical({ t, address, site }: IssueContext): Readonly<Record<string, unknown>> {
  const publisher = { '@type': 'Organization', name: site.brand };
  return {
    '@type': 'Periodical',
    name: `${site.brand} – ${t('title')}`,
    url: address(routes.bulletin.href()),
    publisher,
  };
}

/** An issue with its items as a schema.org PublicationIssue. */
export function issueJsonLd(issue: Issue, context: IssueContext): Readonly<Record<string, unknown>> {
  const { locale, address, site } = context;
  return {
    '@type': 'PublicationIssue',
    issueNumber: String(issue.issue_number),
    name: issue.title,
    description: issue.perex || undefined,
    datePublished: issue.created_at,
    inLanguage: locale,
    url: address(issuePath(issue.issue_number)),
    publisher: { '@type': 'Organization', name: site.brand },
    isPartOf: periodical(context),
    hasPart: storiesOf(issue).map(({ slug, title, author }) => ({
      '@type': 'Article',
      headline: title,
      author: author ? { '@type': 'Person', name: author } : undefined,
      url: address(routes.bulletinItem.href({ slug })),
    })),
  };
}
