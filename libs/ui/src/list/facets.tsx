import { useText } from '@arbora/i18n';
import { useSearchParams } from '@arbora/router';
import type { ReactElement } from 'react';
import { ButtonLink } from '../button/button-link';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { checkIcon, chevronDownIcon, closeIcon } from '../icon/icons';
import { CheckboxLink } from './checkbox-link';
import css from './facets.module.css';
import { filterValues, type FilterOption } from './filter-chips';
import { useParamLink } from './list-params';

export interface Facet {
  /** Search parameter; holds the chosen values joined by commas. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Collapsed until it is opened or has a chosen value. */
  folded?: boolean;
}

export interface FacetsProps {
  /** Name of the filtered list, for screen readers. */
  label: string;
  facets: readonly Facet[];
}

/**
 * Several filters of a list, each value with its number of rows. Built from links that act as checkboxes and native
 * disclosures, with the state in the URL; values without results are disabled.
 */
export function Facets({ label, facets }: FacetsProps): ReactElement {
  const { t } = useText('ui');
  const [params] = useSearchParams();
  const link = useParamLink();
  const names = facets.map(({ name }) => name);
  const isNarrowed = names.some((name) => params.get(name));
  return (
    <section className={css.facets} aria-label={label} data-print="hide">
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} chosen={filterValues(params, facet.name)} />
      ))}
      {isNarrowed && (
        <ButtonLink
          size="small"
          variant="quiet"
          icon={closeIcon}
          className={css.clear}
          to={link(Object.fromEntries(names.map((name) => [name, null])))}
        >
          {t('facets.clear')}
        </ButtonLink>
      )}
    </section>
  );
}

function FacetGroup({ facet, chosen }: { facet: Facet; chosen: readonly string[] }): ReactElement {
  const { name, label, options, folded } = facet;
  return (
    <details className={css.group} open={!folded || chosen.length > 0}>
      <summary className={css.summary}>
        {label}
        <Icon shape={chevronDownIcon} className={css.arrow} />
      </summary>
      <ul role="list" className={css.options}>
        {options.map((option) => (
          <li key={option.value}>
            <FacetOption name={name} option={option} chosen={chosen} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FacetOption(props: { name: string; option: FilterOption; chosen: readonly string[] }): ReactElement {
  const { name, option, chosen } = props;
  const { value, label, count } = option;
  const { formats } = useText('ui');
  const link = useParamLink();
  const isChosen = chosen.includes(value);
  const values = isChosen ? chosen.filter((other) => other !== value) : [...chosen, value];
  const content = (
    <>
      <span className={css.mark} aria-hidden>
        {isChosen && <Icon shape={checkIcon} size="small" />}
      </span>
      {label}
      {count !== undefined && <span className={css.count}>{formats.number(count)}</span>}
    </>
  );
  if (count === 0 && !isChosen) return <span className={classNames(css.option, css.none)}>{content}</span>;
  return (
    <CheckboxLink className={css.option} to={link({ [name]: values.join(',') })} isChecked={isChosen} rel="nofollow">
      {content}
    </CheckboxLink>
  );
}
