import { useText } from '@arbora/i18n';
import { useId, type ReactElement } from 'react';
import { TextLink } from '../link/text-link';
import css from './chart.module.css';

export interface ChartValue {
  label: string;
  /** Link to the list of the counted records. */
  to?: string;
  /** Not negative. */
  value: number;
}

export interface BarChartProps {
  title: string;
  values: readonly ChartValue[];
  /** Formats a value. Default: a number with thousands separators. */
  format?: (value: number) => string;
}

/** A bar chart with a number on each bar; screen readers get a description list. */
export function BarChart({ title, values, format }: BarChartProps): ReactElement {
  const { formats } = useText('ui');
  const titleId = useId();
  const most = Math.max(...values.map(({ value }) => value), 0);
  return (
    <figure className={css.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={css.title}>
        {title}
      </figcaption>
      <dl className={css.bars}>
        {values.map(({ label, value, to }) => (
          <div key={label} className={css.bar}>
            <dt>{to ? <TextLink to={to}>{label}</TextLink> : label}</dt>
            <dd>
              <svg className={css.track} aria-hidden>
                <rect className={css.ground} width="100%" height="100%" rx="3" />
                <rect className={css.part} width={`${most > 0 ? (value / most) * 100 : 0}%`} height="100%" rx="3" />
              </svg>
              <span className={css.value}>{format ? format(value) : formats.number(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
