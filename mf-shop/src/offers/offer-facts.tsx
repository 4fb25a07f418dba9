import { useText } from '@arbora/i18n';
import { Badge, DateTime } from '@arbora/ui';
import { calendarIcon, leafIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './offer-facts.module.css';
import type { OpenOffer } from './offers.queries';

/** Number of lines and last day of an offer. */
export function OfferFacts({ offer }: { offer: OpenOffer }): ReactElement {
  const { t, formats } = useText('shop.offers');
  const { item_count: count, valid_until: until } = offer;
  return (
    <span className={css.facts}>
      <Badge icon={leafIcon}>{t('count', { count, number: formats.number(count) })}</Badge>
      <Badge icon={calendarIcon}>
        {until === null ? (
          t('whileStocksLast')
        ) : (
          <>
            {t('validUntil')} <DateTime value={`${until}T12:00:00Z`} format="short" />
          </>
        )}
      </Badge>
    </span>
  );
}
