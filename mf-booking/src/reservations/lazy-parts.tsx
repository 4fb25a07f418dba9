import { useI18n } from '@arbora/i18n';
import { PageLoading } from '@arbora/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { againTexts } from '../again/locales';
import type { Ticket } from './reservations.queries';

const Cancelled = lazy(() => import('./cancelled-reservation'));

/** A cancelled reservation; lazy, because most visits are to others. */
export function LazyCancelled({ id }: { id: string }): ReactElement {
  return (
    <Suspense fallback={<PageLoading of="detail" shape="row" count={3} />}>
      <Cancelled id={id} />
    </Suspense>
  );
}

/** Resending of mails; loaded after the tickets above it. */
export function LazySendAgain(props: { id: string; tickets: readonly Ticket[] }): ReactElement {
  const i18n = useI18n();
  const [SendAgain] = useState(() =>
    lazy(async () => {
      const texts = i18n.loadTexts(againTexts.namespace, againTexts.texts);
      const [part] = await Promise.all([import('../again/send-again'), texts]);
      return part;
    }),
  );
  return (
    <Suspense>
      <SendAgain {...props} />
    </Suspense>
  );
}
