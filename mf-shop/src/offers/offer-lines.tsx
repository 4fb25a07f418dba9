import { offerPrice, priceDecimals } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { FilterChips, List, pageParam, useListStart } from '@arbora/ui';
import { useMemo, type ReactElement } from 'react';
import { useViewer } from '../viewer/use-viewer';
import { isFiltered, lineFilters, PARAM } from './line-filters';
import { OfferLineRow } from './offer-line-row';
import { offerLinesQuery, type OpenOffer } from './offers.queries';
import css from './offer-lines.module.css';

/** Texts of the usual filter values of offers; other values are shown as staff entered them. */
const KINDS = {
  'S balem': 'kind.rootBall',
  Prostokořenné: 'kind.bareRoot',
  'V kontejneru': 'kind.container',
} as const;

/** Translates a filter value of an offer if it is one of the usual ones. */
function kindText(t: (key: (typeof KINDS)[keyof typeof KINDS]) => string, value: string): string {
  return Object.hasOwn(KINDS, value) ? t(KINDS[value as keyof typeof KINDS]) : value;
}

/** The lines of an offer in stock, with the filters of the address. */
export function OfferLines({ offer }: { offer: OpenOffer }): ReactElement {
  const { t } = useText('shop.offers');
  const [params] = useSearchParams();
  const filters = useMemo(() => lineFilters(params), [params]);
  const page = pageParam(params);
  const start = useListStart<HTMLHeadingElement>(page);
  const viewer = useViewer();
  const query = useQuery({ ...offerLinesQuery(viewer, offer.id, filters, page), placeholderData: keepPreviousData });
  const country = viewer?.country ?? null;
  const decimals = priceDecimals(query.data?.rows.map((line) => offerPrice(line, country)) ?? []);
  return (
    <section className={css.lines} aria-labelledby="lines">
      <h2 ref={start} tabIndex={-1} id="lines" className={css.title}>
        {t('lines')}
      </h2>
      {offer.filter_values.length > 1 && (
        <FilterChips
          name={PARAM.kind}
          label={t('kinds')}
          allLabel={t('allKinds')}
          options={offer.filter_values.map((value) => ({ value, label: kindText(t, value) }))}
        />
      )}
      <List query={query} keyOf={({ id }) => id} label={t('lines')} filtered={isFiltered(filters)}>
        {(line) => <OfferLineRow line={line} country={country} decimals={decimals} />}
      </List>
    </section>
  );
}
