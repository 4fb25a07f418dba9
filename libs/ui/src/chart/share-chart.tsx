import { useText } from '@arbora/i18n';
import { useId, type ReactElement } from 'react';
import type { ChartValue } from './bar-chart';
import { chartColor } from './chart-color';
import css from './chart.module.css';

/** Parts of a whole as one stacked bar, with a legend of numbers and shares. */
export function ShareChart({ title, values }: { title: string; values: readonly ChartValue[] }): ReactElement {
  const { formats } = useText('ui');
  const titleId = useId();
  const whole = values.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number): number => (whole > 0 ? (value / whole) * 100 : 0);
  const starts = values.map((_, index) => values.slice(0, index).reduce((sum, { value }) => sum + share(value), 0));
  return (
    <figure className={css.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={css.title}>
        {title}
      </figcaption>
      <svg className={css.shares} aria-hidden>
        <rect className={css.ground} width="100%" height="100%" />
        {values.map(({ label, value }, index) => (
          <rect
            key={label}
            className={chartColor(index)}
            x={`${starts[index]}%`}
            width={`${share(value)}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul role="list" className={css.legend}>
        {values.map(({ label, value }, index) => (
          <li key={label} className={css.entry}>
            <svg className={css.key} aria-hidden>
              <rect className={chartColor(index)} width="100%" height="100%" rx="2" />
            </svg>
            {`${label} ${formats.number(value)} (${formats.number(share(value), 0)} %)`}
          </li>
        ))}
      </ul>
    </figure>
  );
}
