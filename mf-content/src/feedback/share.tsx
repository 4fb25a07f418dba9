import { useText } from '@arbora/i18n';
import { Button, sharePage } from '@arbora/ui';
import { externalIcon, printIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';

/** Shares an article by the device's share sheet or by copying its address; and prints it. */
export function Share({ title }: { title: string }): ReactElement {
  const { t } = useText('content.feedback');
  return (
    <>
      <Button
        variant="quiet"
        icon={externalIcon}
        onClick={() => void sharePage(title, { copied: t('share.copied'), failed: t('share.failed') })}
      >
        {t('share.share')}
      </Button>
      <Button variant="quiet" icon={printIcon} onClick={() => window.print()}>
        {t('share.print')}
      </Button>
    </>
  );
}
