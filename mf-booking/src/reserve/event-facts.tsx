import { branchAt, routePlanner, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useHost } from '@arbora/remote';
import { DateBadge, DateRange, Icon, TextLink } from '@arbora/ui';
import { clockIcon, phoneIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { EventSummary } from '../events/events.queries';
import css from './event-facts.module.css';

/** Time and place of an event, and the phone number of its branch. */
export function EventFacts({ event }: { event: EventSummary }): ReactElement {
  const { t } = useText('booking');
  const phone = branchAt(useHost().site.branches, event.address)?.phone;
  return (
    <ul role="list" className={css.facts}>
      <li className={css.day}>
        <DateBadge value={event.date_start} />
      </li>
      <li>
        <Icon shape={clockIcon} label={t('event.when')} />
        <span>
          <DateRange start={event.date_start} end={event.date_end} />
        </span>
      </li>
      <li>
        <Icon shape={placeIcon} label={t('event.where')} />
        <span>
          {typeset(event.address)}
          <br />
          <TextLink href={routePlanner(event.address)}>{t('event.directions')}</TextLink>
        </span>
      </li>
      {phone !== undefined && (
        <li>
          <TextLink href={`tel:${phone.replace(/\s/g, '')}`} icon={phoneIcon}>
            {phone}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
