import type { LoggedDeployment } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Table, TextLink, useParamLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { deploymentsOf } from '../site-deployments/package-deployments';
import type { Percentiles } from './by-metric';
import { METRICS } from './vital-rating';
import { VitalValue } from './vital-value';
import css from './web-vitals.module.css';

type PageValues = Percentiles<{ route: string }>;

/** Columns of the three metrics. */
function useMetricColumns() {
  const { t, formats } = useText('manager.webVitals');
  return [
    ...METRICS.map((metric) => ({
      key: metric,
      title: t(`short.${metric}`),
      cell: ({ values }: Pick<PageValues, 'values'>) => <VitalValue metric={metric} value={values[metric]} />,
    })),
    {
      key: 'visits',
      title: t('visits'),
      align: 'end' as const,
      cell: ({ visits }: Pick<PageValues, 'visits'>) => formats.number(visits),
    },
  ];
}

/** Percentiles by page; each page is a link to its charts. */
export function PageTable({ pages }: { pages: readonly PageValues[] }): ReactElement {
  const { t } = useText('manager.webVitals');
  const link = useParamLink();
  const columns = useMetricColumns();
  return (
    <Table
      caption={t('pages.title')}
      captionHidden
      rows={pages}
      keyOf={({ of }) => of.route}
      columns={[
        {
          key: 'route',
          title: t('pages.route'),
          cell: ({ of }) => (
            <TextLink to={link({ route: of.route })}>
              <code className={css.route}>{of.route}</code>
            </TextLink>
          ),
        },
        ...columns,
      ]}
    />
  );
}

/** Stands for versions that were not deployed any more when a visit ended. */
const OTHER = 'other';

interface VersionTableProps {
  versions: readonly Percentiles<{ remote: string; version: string }>[];
  history: readonly LoggedDeployment[];
}

/** Percentiles by version, with the latest deployment of each. */
export function VersionTable({ versions, history }: VersionTableProps): ReactElement {
  const { t, formats } = useText('manager.webVitals');
  const columns = useMetricColumns();
  const deployedAt = (remote: string, version: string): string | undefined =>
    deploymentsOf(remote, history).find(({ to }) => to === version)?.at;
  return (
    <Table
      caption={t('versions.title')}
      captionHidden
      rows={versions}
      keyOf={({ of }) => `${of.remote} ${of.version}`}
      columns={[
        {
          key: 'version',
          title: t('versions.version'),
          cell: ({ of: { remote, version } }) => (
            <>
              {remote} {version === OTHER ? t('versions.other') : <code className={css.route}>{version}</code>}
            </>
          ),
        },
        {
          key: 'deployed',
          title: t('versions.deployed'),
          cell: ({ of: { remote, version } }) => {
            const at = deployedAt(remote, version);
            return at === undefined ? '–' : formats.dateTime(at);
          },
        },
        ...columns,
      ]}
    />
  );
}
