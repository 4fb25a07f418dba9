import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Button, TextLink } from '@arbora/ui';
import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useAction } from '@arbora/office';
import { PublicationBadge, publicationOf } from '../publication';
import { saveIssue } from './issue.mutations';
import type { ManagedIssue } from './issue.queries';
import css from './issue.module.css';

/** Title and state of an issue, and the button that publishes it. */
export function IssueHead({ issue }: { issue: ManagedIssue }): ReactElement {
  const { t } = useText('manager.content');
  const { id, issue_number, locale, title, is_published } = issue;
  const done = is_published ? 'bulletins.wasHidden' : 'bulletins.wasPublished';
  const publish = useAction(saveIssue(), () => t(done, { count: 1 }));
  const path = `/${locale}${routes.bulletinIssue.href({ issue: String(issue_number) })}`;
  return (
    <div className={css.head}>
      <TextLink to={routes.managerBulletins.href({ id })}>{title}</TextLink>
      <PublicationBadge of={issue} />
      {publicationOf(issue) === 'published' && <TextLink href={path}>{t('issue.onSite')}</TextLink>}
      <Button
        className={css.publish}
        variant={is_published ? 'secondary' : 'primary'}
        icon={is_published ? eyeOffIcon : eyeIcon}
        pending={publish.isPending}
        onClick={() => void publish.run({ issue, changes: { is_published: !is_published } })}
      >
        {t(is_published ? 'article.hide' : 'article.publish')}
      </Button>
    </div>
  );
}
