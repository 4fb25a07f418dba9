import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { FilterChips, type FilterOption } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './event-filter-chips.module.css';
import { EVENT_PARAM, eventFilters, filterChoices, placeName, type CountedValue } from './event-filters';
import { filterableEventsQuery } from './events.queries';

/** Months and places of the events as links; values without events, and a filter with a single value, are left out. */
export function EventFilterChips(): ReactElement | null {
  const { t, formats, locale } = useText('booking');
  const [params] = useSearchParams();
  const { data: events } = useQuery(filterableEventsQuery);
  // The list shows the error.
  if (!events) return null;
  const filters = eventFilters(params);
  const { months, places } = filterChoices(events, filters, locale);
  const addresses = places.map(({ value }) => value);
  function chips(name: keyof typeof EVENT_PARAM, values: readonly CountedValue[], label: (value: string) => string) {
    if (values.length < 2 && filters[name] === null) return null;
    const available = values.filter(({ value, count }) => count > 0 || value === filters[name]);
    const options = available.map(({ value, count }): FilterOption => ({ value, count, label: label(value) }));
    return (
      <FilterChips
        name={EVENT_PARAM[name]}
        label={t(`filters.${name}`)}
        allLabel={t(`filters.${name}All`)}
        options={options}
      />
    );
  }
  return (
    <div className={css.filters}>
      {chips('month', months, (month) => formats.month(`${month}-15T12:00:00Z`))}
      {chips('place', places, (place) => placeName(place, addresses))}
    </div>
  );
}
