import { mailtoUrl, textIn, typeset, type OwnCancelledReservation } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { NotFound, useHost, usePageTitle } from '@arbora/remote';
import { routes } from '@arbora/routes';
import {
  Alert,
  Badge,
  ButtonLink,
  DataList,
  DateTime,
  DetailPage,
  PageLoading,
  QueryView,
  Stack,
  TextLink,
} from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { EventPicture } from '../events/event-picture';
import { isPast } from '../events/is-past';
import { cancelledMoney } from './cancelled-money';
import { cancelledReservationQuery } from './reservations.queries';
import { TaxDocuments } from './tax-documents';

/** State of the money, if there is any, and a contact. */
function RefundNotice({ cancelled }: { cancelled: OwnCancelledReservation }): ReactElement | null {
  const { t, formats } = useText('booking.reservations');
  const { email, phone } = useHost().site.contacts;
  const money = cancelledMoney(cancelled);
  if (money === null) return null;
  return (
    <Alert tone={money === 'settle' ? 'warning' : 'info'} title={t(`cancelled.money.${money}.title`)}>
      <p>
        {cancelled.received > 0 &&
          money === 'settle' &&
          `${t('cancelled.money.received', { amount: formats.money(cancelled.received) })} `}
        {t(`cancelled.money.${money}.text`)}
      </p>
      {money === 'settle' && (
        <p>
          <TextLink href={mailtoUrl(email)}>{email}</TextLink>,{' '}
          <TextLink href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</TextLink>
        </p>
      )}
    </Alert>
  );
}

function CancelledDetail({ cancelled }: { cancelled: OwnCancelledReservation }): ReactElement {
  const { t, locale } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const { event_id, slot_date, reason } = cancelled;
  const isReservable = event_id !== null && cancelled.event_is_public && slot_date !== null && !isPast(slot_date);
  usePageTitle(textIn(cancelled, 'event_title', locale) || undefined);
  return (
    <DetailPage
      breadcrumb={[{ label: common('reservations.title'), to: routes.reservations.href() }]}
      eyebrow={
        <>
          <Badge icon={closeIcon}>{common('state.cancelled')}</Badge>
          {cancelled.variable_symbol && <span>{t('reservation.number', { number: cancelled.variable_symbol })}</span>}
        </>
      }
      title={textIn(cancelled, 'event_title', locale) || t('cancelled.noEvent')}
      facts={
        <DataList
          items={[
            { label: t('cancelled.at'), value: <DateTime value={cancelled.cancelled_at} format="dateTime" /> },
            { label: common('summary.slot'), value: textIn(cancelled, 'slot_name', locale) },
            { label: common('summary.when'), value: slot_date && <DateTime value={slot_date} format="dateTime" /> },
            { label: common('event.where'), value: cancelled.address && typeset(cancelled.address) },
          ]}
        />
      }
      picture={cancelled.hero_image === null ? undefined : <EventPicture image={cancelled.hero_image} large />}
    >
      <Stack gap={5} align="stretch">
        <Alert title={t(`cancelled.${reason}.title`)}>{t(`cancelled.${reason}.text`)}</Alert>
        <RefundNotice cancelled={cancelled} />
        {cancelledMoney(cancelled) !== null && <TaxDocuments reservationId={cancelled.id} isPaid={false} />}
        <Stack direction="row" gap={3}>
          {isReservable && (
            <ButtonLink to={routes.publicEvent.href({ id: event_id })}>{t('cancelled.toEvent')}</ButtonLink>
          )}
          <ButtonLink variant="secondary" to={routes.reservations.href()}>
            {t('cancelled.toReservations')}
          </ButtonLink>
        </Stack>
      </Stack>
    </DetailPage>
  );
}

/** Page of a cancelled reservation for its owner; "not found" for everyone else. */
export default function CancelledReservation({ id }: { id: string }): ReactElement {
  const query = useQuery(cancelledReservationQuery(id));
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="detail" />}>
      {(cancelled) => <CancelledDetail cancelled={cancelled} />}
    </QueryView>
  );
}
