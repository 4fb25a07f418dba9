import { useText } from '@arbora/i18n';
import { Alert, Button, useErrorText } from '@arbora/ui';
import { refreshIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { OwnBasket } from './use-basket';

/** Reports unsaved changes of the basket, and offers to retry or discard them. */
export function SaveFailure({ own }: { own: Pick<OwnBasket, 'saveError' | 'isSaving' | 'store'> }): ReactElement {
  const { t } = useText('shop');
  const errorText = useErrorText();
  const { saveError, isSaving, store } = own;
  return (
    <Alert
      tone="error"
      title={t('basket.notSaved')}
      actions={
        <>
          <Button size="small" icon={refreshIcon} pending={isSaving} onClick={() => store.retry()}>
            {t('basket.saveAgain')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => store.discard()}>
            {t('basket.discard')}
          </Button>
        </>
      }
    >
      {errorText(saveError)}
    </Alert>
  );
}
