import { COMMENTARY_TAG } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button, TextLink, useErrorText } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useAction, RelationSelect } from '@arbora/office';
import { PublicationBadge } from '../publication';
import { createCommentary, saveIssue } from './issue.mutations';
import { articleSource, type ManagedIssue } from './issue.queries';
import css from './issue.module.css';

/** The commentary that introduces an issue: an existing one, or a new one. */
export function IssueCommentary({ issue }: { issue: ManagedIssue }): ReactElement {
  const { t } = useText('manager.content');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const choose = useAction(saveIssue(), () => t('issue.commentarySaved'));
  const begin = useMutation({ ...createCommentary(), onError: (error) => void snackbar('error', errorText(error)) });
  const setCommentary = (commentary_item_id: string | null) =>
    void choose.run({ issue, changes: { commentary_item_id } });
  const formOf = (id: string): string => routes.managerBulletins.href({ list: 'commentaries', id });
  const { commentary } = issue;

  async function write(): Promise<void> {
    const id = await begin.mutateAsync({ issue, title: t('issue.commentary') }).catch(() => null);
    if (id !== null) void navigate(formOf(id));
  }
  return (
    <section className={css.part}>
      <h2 className={css.title}>{t('issue.commentary')}</h2>
      {commentary ? (
        <div className={css.head}>
          <TextLink to={formOf(commentary.id)}>{commentary.title}</TextLink>
          <PublicationBadge of={commentary} />
          <Button size="small" variant="quiet" pending={choose.isPending} onClick={() => setCommentary(null)}>
            {t('issue.commentaryRemove')}
          </Button>
        </div>
      ) : (
        <>
          <p className={css.note}>{t('issue.commentaryHint')}</p>
          <RelationSelect
            aria-label={t('issue.findCommentary')}
            placeholder={t('issue.findCommentary')}
            source={articleSource(COMMENTARY_TAG, issue.locale)}
            value={[]}
            onChange={([id]) => id && setCommentary(id)}
          />
          <Button variant="secondary" icon={plusIcon} pending={begin.isPending} onClick={() => void write()}>
            {t('issue.commentaryNew')}
          </Button>
        </>
      )}
    </section>
  );
}
