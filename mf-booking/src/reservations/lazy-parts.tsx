import { PageLoading } from '@arbora/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { resendTexts } from '../resend/locales';
import { LazyPart } from '../lazy-part';
import type { Ticket } from './reservations.queries';

const CancelledReservation = lazy(() => import('./cancelled-reservation'));

/** A cancelled reservation; lazy, because most visits are to others. */
export function LazyCancelledReservation({ id }: { id: string }): ReactElement {
  return (
    <Suspense fallback={<PageLoading of="detail" shape="row" count={3} />}>
      <CancelledReservation id={id} />
    </Suspense>
  );
}

/** Resending of mails; loaded after the tickets above it. */
export function LazyResendMails(props: { id: string; tickets: readonly Ticket[] }): ReactElement {
  return <LazyPart section={resendTexts} load={() => import('../resend/resend-mails')} with={props} />;
}
