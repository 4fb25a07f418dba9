import { api } from '@arbora/api';
import type { ArticlePreview } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, TextLink, useErrorText } from '@arbora/ui';
import { useFormContext } from '@arbora/ui/form';
import { eyeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './article-detail.module.css';

/** Opens a preview of the article's page and shows its URL, which can be shared for an hour. */
export function Preview({ id }: { id: string }): ReactElement {
  const { t, formats } = useText('manager.content');
  const { isDirty } = useFormContext().formState;
  const errorText = useErrorText();
  const preview = useMutation({
    mutationFn: () => api.post<ArticlePreview>('/backend/article_preview', { id }),
    onError: (error) => void snackbar('error', errorText(error)),
  });
  async function open(): Promise<void> {
    // Opened before the request: popup blockers stop windows that open after an await.
    const tab = window.open('', '_blank');
    const link = await preview.mutateAsync().catch(() => null);
    if (!tab) return;
    tab.opener = null;
    if (link) tab.location.href = link.url;
    else tab.close();
  }
  return (
    <div className={css.preview}>
      <Button variant="secondary" icon={eyeIcon} pending={preview.isPending} onClick={() => void open()}>
        {t('preview.open')}
      </Button>
      <p className={css.note}>
        {preview.data ? (
          <>
            {t('preview.until', { time: formats.time(preview.data.expires_at) })}{' '}
            <TextLink href={preview.data.url}>{t('preview.link')}</TextLink>
          </>
        ) : (
          t(isDirty ? 'preview.saveFirst' : 'preview.hint')
        )}
      </p>
    </div>
  );
}
