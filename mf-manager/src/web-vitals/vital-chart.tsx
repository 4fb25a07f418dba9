import type { WebVital } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Disclosure, Table } from '@arbora/ui';
import { useId, type ReactElement } from 'react';
import type { DeploymentMark } from './period';
import { formatVital, ratingOf, THRESHOLDS } from './vital-rating';
import { VitalValue } from './vital-value';
import css from './web-vitals.module.css';

export interface DayValue {
  day: string;
  p75: number;
  visits: number;
}

interface VitalChartProps {
  metric: WebVital;
  /** Days of the axis. */
  days: readonly string[];
  /** Days without a measured visit have no value. */
  values: readonly DayValue[];
  /** Percentile of the whole period; undefined if nothing was measured. */
  whole: number | undefined;
  marks: readonly DeploymentMark[];
}

/** Percentiles by day as bars, with the thresholds and the deployments; screen readers get the table. */
export function VitalChart({ metric, days, values, whole, marks }: VitalChartProps): ReactElement {
  const { t, formats } = useText('manager.webVitals');
  const titleId = useId();
  return (
    <figure className={css.chart} aria-labelledby={titleId}>
      <figcaption className={css.caption}>
        <span id={titleId} className={css.title}>
          {t(`metric.${metric}`)}
        </span>
        <VitalValue metric={metric} value={whole} />
      </figcaption>
      <Plot metric={metric} days={days} values={values} marks={marks} />
      <div className={css.axis} aria-hidden>
        <span>{formats.date(days[0]!, 'short')}</span>
        <span>{formats.date(days.at(-1)!, 'short')}</span>
      </div>
      <Disclosure summary={t('chart.table')}>
        <Table
          caption={t(`metric.${metric}`)}
          captionHidden
          rows={[...values].reverse()}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', title: t('chart.day'), cell: ({ day }) => formats.date(day, 'short') },
            { key: 'p75', title: t('chart.p75'), cell: ({ p75 }) => <VitalValue metric={metric} value={p75} /> },
            { key: 'visits', title: t('visits'), align: 'end', cell: ({ visits }) => formats.number(visits) },
          ]}
        />
      </Disclosure>
    </figure>
  );
}

const percent = (part: number): string => `${part * 100}%`;

function Plot({ metric, days, values, marks }: Omit<VitalChartProps, 'whole'>): ReactElement {
  const texts = useText('manager.webVitals');
  const { t, formats } = texts;
  const thresholds = THRESHOLDS[metric];
  // The upper threshold is always visible, with room for its label.
  const top = Math.max(thresholds[1] * 1.25, ...values.map(({ p75 }) => p75));
  const width = 1 / days.length;
  return (
    <svg className={css.plot} aria-hidden>
      {values.map(({ day, p75, visits }) => (
        <rect
          key={day}
          className={css[ratingOf(metric, p75)]}
          x={percent((days.indexOf(day) + 0.15) * width)}
          width={percent(0.7 * width)}
          // A value of zero is visible as a line.
          y={percent(1 - Math.max(p75 / top, 0.01))}
          height={percent(Math.max(p75 / top, 0.01))}
        >
          <title>
            {t('chart.bar', {
              day: formats.date(day, 'short'),
              value: formatVital(metric, p75, texts),
              visits: formats.number(visits),
            })}
          </title>
        </rect>
      ))}
      {thresholds.map((threshold) => (
        <g key={threshold}>
          <line
            className={css.threshold}
            x2="100%"
            y1={percent(1 - threshold / top)}
            y2={percent(1 - threshold / top)}
          />
          <text className={css.label} x="100%" y={percent(1 - threshold / top)} dx="6" dy="4">
            {formatVital(metric, threshold, texts)}
          </text>
        </g>
      ))}
      {marks.map(({ deployment: { number, at, by }, place }) => (
        <line key={number} className={css.mark} x1={percent(place)} x2={percent(place)} y2="100%">
          <title>{t('chart.mark', { at: formats.dateTime(at), by })}</title>
        </line>
      ))}
    </svg>
  );
}
