import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import { checkIcon } from '@arbora/ui/icons';
import { useEffect, useState, type ReactElement } from 'react';

const SHOWN_MS = 2000;

/** Copies `value` to the clipboard; `what` names it. Shows a failure without clipboard access. */
export function CopyButton({ value, what }: { value: string; what: string }): ReactElement {
  const { t } = useText('booking.reservations');
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={result === 'copied' ? checkIcon : undefined}
      aria-label={`${t('copy.button')}: ${what}`}
      onClick={() => void copy()}
      data-print="hide"
    >
      <span aria-live="polite">{t(`copy.${result ?? 'button'}`)}</span>
    </Button>
  );
}
