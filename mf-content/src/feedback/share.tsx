import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { externalIcon, printIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';

/** Shares an article by the device's share sheet or by copying its address; and prints it. */
export function Share({ title }: { title: string }): ReactElement {
  const { t } = useText('content.feedback');

  async function share(): Promise<void> {
    const url = window.location.href;
    // Rejected when the person cancels, which is not an error.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      snackbar('success', t('share.copied'));
    } catch {
      snackbar('error', t('share.failed'));
    }
  }
  return (
    <>
      <Button variant="quiet" icon={externalIcon} onClick={() => void share()}>
        {t('share.share')}
      </Button>
      <Button variant="quiet" icon={printIcon} onClick={() => window.print()}>
        {t('share.print')}
      </Button>
    </>
  );
}
