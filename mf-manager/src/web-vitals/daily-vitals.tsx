import type { LoggedDeployment, WebVital } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Section, Table } from '@arbora/ui';
import type { ReactElement } from 'react';
import { lastDays, marksOf, type DeploymentMark } from './period';
import { VitalChart, type DayValue } from './vital-chart';
import { METRICS } from './vital-rating';
import css from './web-vitals.module.css';

/** A package that is deployed many times a day. */
const LISTED = 20;

interface DailyVitalsProps {
  days: readonly (DayValue & { metric: WebVital })[];
  /** Percentiles of the whole period. */
  whole: Partial<Record<WebVital, number>>;
  history: readonly LoggedDeployment[];
  /** Package of the page; null: of all pages. */
  remote: string | null;
}

/** A chart of each metric, and the deployments that the charts mark. */
export function DailyVitals({ days, whole, history, remote }: DailyVitalsProps): ReactElement {
  const { t } = useText('manager.webVitals');
  const axis = lastDays();
  const marks = marksOf(history, axis, remote);
  return (
    <div className={css.parts}>
      <Section title={t('chart.title')} placement="inside">
        <ul role="list" className={css.legend} aria-hidden>
          {(['good', 'needs', 'poor'] as const).map((rating) => (
            <li key={rating}>
              <svg className={css.sample}>
                <rect className={css[rating]} width="100%" height="100%" />
              </svg>
              {t(`rating.${rating}`)}
            </li>
          ))}
          <li>
            <svg className={css.sample}>
              <line className={css.mark} x1="50%" x2="50%" y2="100%" />
            </svg>
            {t('chart.deployment')}
          </li>
        </ul>
        <div className={css.charts}>
          {METRICS.map((metric) => (
            <VitalChart
              key={metric}
              metric={metric}
              days={axis}
              values={days.filter((day) => day.metric === metric && axis.includes(day.day))}
              whole={whole[metric]}
              marks={marks}
            />
          ))}
        </div>
      </Section>
      {marks.length > 0 && <MarkedDeployments marks={marks.slice(0, LISTED)} remote={remote} />}
    </div>
  );
}

function MarkedDeployments({
  marks,
  remote,
}: {
  marks: readonly DeploymentMark[];
  remote: string | null;
}): ReactElement {
  const { t, formats } = useText('manager.webVitals');
  return (
    <Section title={t('deployments.title')} placement="inside">
      <Table
        caption={t('deployments.title')}
        captionHidden
        rows={marks}
        keyOf={({ deployment }) => String(deployment.number)}
        columns={[
          { key: 'at', title: t('deployments.at'), cell: ({ deployment }) => formats.dateTime(deployment.at) },
          {
            key: 'by',
            title: t('deployments.by'),
            cell: ({ deployment }) => <span className={css.route}>{deployment.by}</span>,
          },
          {
            key: 'changes',
            title: t('deployments.changes'),
            cell: ({ deployment }) => (
              <ul className={css.changes}>
                {deployment.changes
                  .filter(({ name }) => remote === null || name === remote || name === 'shell')
                  .map(({ name, from, to }) => (
                    <li key={name} className={css.route}>
                      {name} <code>{from ?? t('deployments.new')}</code> → <code>{to ?? t('deployments.removed')}</code>
                    </li>
                  ))}
              </ul>
            ),
          },
        ]}
      />
    </Section>
  );
}
