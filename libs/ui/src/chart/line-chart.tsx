import { useText } from '@arbora/i18n';
import { useId, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { Table } from '../table/table';
import { VisuallyHidden } from '../page/visually-hidden';
import { chartColor } from './chart-color';
import css from './chart.module.css';
import { linePoints, roundTop } from './line-points';

export interface Series {
  name: string;
  /** One per label; not negative. */
  values: readonly number[];
}

export interface LineChartProps {
  title: string;
  /** Name of the label axis: month, day. */
  axis: string;
  /** Along the bottom edge, oldest first. */
  labels: readonly string[];
  series: readonly Series[];
}

const WIDTH = 100;
const HEIGHT = 60;

/** A line chart of values over time; screen readers get a table. */
export function LineChart({ title, axis, labels, series }: LineChartProps): ReactElement {
  const { formats } = useText('ui');
  const titleId = useId();
  const top = roundTop(Math.max(...series.flatMap(({ values }) => values), 0));
  return (
    <figure className={css.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={css.title}>
        {title}
      </figcaption>
      <div className={css.scale} aria-hidden>
        <span>{formats.number(top)}</span>
      </div>
      <svg className={css.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} className={css.rule} d={`M0 ${HEIGHT * share}H${WIDTH}`} />
        ))}
        {series.map(({ name, values }, index) => {
          const points = linePoints(values, top, WIDTH, HEIGHT);
          return (
            <g key={name}>
              {series.length === 1 && (
                <path
                  className={classNames(css.area, chartColor(index))}
                  d={points && `M0 ${HEIGHT}L${points}L${WIDTH} ${HEIGHT}z`}
                />
              )}
              <path className={classNames(css.line, chartColor(index))} d={points && `M${points}`} />
            </g>
          );
        })}
      </svg>
      <div className={css.scale} aria-hidden>
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </div>
      <ul role="list" className={css.legend} aria-hidden>
        {series.map(({ name }, index) => (
          <li key={name} className={css.entry}>
            <svg className={css.key}>
              <rect className={chartColor(index)} width="100%" height="100%" rx="2" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <Table
          caption={title}
          rows={labels.map((label, index) => ({ label, index }))}
          keyOf={({ label }) => label}
          columns={[
            { key: 'label', title: axis, cell: ({ label }) => label },
            ...series.map(({ name, values }) => ({
              key: name,
              title: name,
              cell: ({ index }: { index: number }) => formats.number(values[index] ?? 0),
            })),
          ]}
        />
      </VisuallyHidden>
    </figure>
  );
}
