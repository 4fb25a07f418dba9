import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button, useErrorText } from '@arbora/ui';
import { refreshIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { DocumentKind } from './documents';
import { restoreVersion } from './versions.queries';
import css from './versions.module.css';

interface RestoreButtonProps {
  kind: DocumentKind;
  document: string;
  change: number;
  /** The latest displayed change; the server rejects a restore if there is a later one. */
  latest: number;
  hasUnsaved: boolean | undefined;
  /** Receives the change made by the restore; null if there was no difference. */
  onRestored: (change: number | null) => void;
}

/** Restores a version of a whole document. */
export function RestoreButton(props: RestoreButtonProps): ReactElement {
  const { kind, document, change, latest, hasUnsaved, onRestored } = props;
  const { t } = useText('manager.content');
  const errorText = useErrorText();
  const client = useQueryClient();
  const restore = useMutation({
    ...restoreVersion(kind),
    onSuccess: onRestored,
    onError: (error) => {
      snackbar('error', errorText(error));
      // Another editor may have changed the document meanwhile.
      void client.invalidateQueries({ queryKey: ['history_list', 'document', document] });
    },
  });
  return (
    <div className={css.restore}>
      <Button
        icon={refreshIcon}
        disabled={hasUnsaved}
        pending={restore.isPending}
        onClick={() => restore.mutate({ document, change, latest })}
      >
        {t('versions.restore')}
      </Button>
      <p className={css.note}>{t(hasUnsaved ? 'versions.saveFirst' : 'versions.restoreHint')}</p>
    </div>
  );
}
