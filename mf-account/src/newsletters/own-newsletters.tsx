import { isApiError } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert, Outcome, QueryView, Skeleton, Stack } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import type { Newsletter } from './newsletters.query';
import { SubscribeForm } from './subscribe-form';
import { subscriberQuery, type SubscriberKey } from './subscriber.query';
import { SubscriberForm } from './subscriber-form';

export interface OwnNewslettersProps {
  subscriberKey: SubscriberKey;
  offered: readonly Newsletter[];
  /** A mailed link has just confirmed newsletters of this address. */
  isConfirmed: boolean;
}

/** The newsletters of an address; the subscription form if it has none. */
export function OwnNewsletters({ subscriberKey, offered, isConfirmed }: OwnNewslettersProps): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const query = useQuery(subscriberQuery(subscriberKey));
  const [isUnsubscribed, setUnsubscribed] = useState(false);
  const isUnknown = isUnknownId(query.error);
  // The form keeps its place, so that typed text stays if an ended subscription is requested again and its id is
  // unknown.
  if (isUnknown || query.data?.id === null) {
    return (
      <Stack gap={5} align="stretch">
        {isUnsubscribed && (
          <Outcome>
            <Alert tone="success" title={t('newsletters.ended')}>
              {t('newsletters.endedText')}
            </Alert>
          </Outcome>
        )}
        {isUnknown && !isUnsubscribed && (
          <Alert tone="warning" live>
            {ui('error.mailing.subscriber_unknown')}
          </Alert>
        )}
        <SubscribeForm offered={offered} />
      </Stack>
    );
  }
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" count={2} />}>
      {({ id, ...subscriber }) =>
        id !== null && (
          <Stack gap={5} align="stretch">
            {isConfirmed && <Alert tone="success" title={t('newsletters.confirmed')} live />}
            <SubscriberForm
              offered={offered}
              subscriber={{ id, ...subscriber }}
              onUnsubscribed={() => setUnsubscribed(true)}
            />
          </Stack>
        )
      }
    </QueryView>
  );
}

/** An outdated or malformed id. */
function isUnknownId(error: unknown): boolean {
  return isApiError(error, 'mailing.subscriber_unknown') || isApiError(error, 'request.invalid');
}
