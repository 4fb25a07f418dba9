import type { MeasuredDevice } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { ManagerPage } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { EmptyState, FilterChips, QueryView, Section, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { deploymentsQuery } from '../site-deployments/deployments.query';
import { MissingDeployments } from '../site-deployments/missing-deployments';
import { byMetric, type Percentiles } from './by-metric';
import { DailyVitals } from './daily-vitals';
import { PageTable, VersionTable } from './vital-tables';
import { ALL_PAGES, webVitalDaysQuery, webVitalPagesQuery, webVitalVersionsQuery } from './web-vitals.queries';
import css from './web-vitals.module.css';

const DEVICES = ['phone', 'desktop'] as const;
/** The most visited pages, which are offered as filters; the others are links of the table. */
const OFFERED_PAGES = 6;

/** The visits that the URL selects. */
function scopeIn(search: URLSearchParams): { route: string; device: MeasuredDevice } {
  const device = DEVICES.find((one) => one === search.get('device')) ?? 'all';
  return { route: search.get('route') ?? ALL_PAGES, device };
}

const queriesOf = (search: URLSearchParams) => {
  const scope = scopeIn(search);
  return [
    webVitalPagesQuery(scope.device),
    webVitalDaysQuery(scope),
    webVitalVersionsQuery(scope),
    deploymentsQuery(),
  ] as const;
};

/** Speed of the pages for visitors: percentiles by day, page and version, with the deployments. */
function WebVitalsPage(): ReactElement {
  const { t } = useText('manager.webVitals');
  const [search] = useSearchParams();
  const scope = scopeIn(search);
  const pages = useQuery(webVitalPagesQuery(scope.device));
  const skeleton = <Skeleton shape="row" count={8} />;
  return (
    <ManagerPage title={t('title')} lead={t('lead')}>
      <FilterChips
        name="device"
        label={t('device.label')}
        allLabel={t('device.all')}
        options={DEVICES.map((device) => ({ value: device, label: t(`device.${device}`) }))}
      />
      <QueryView
        query={pages}
        skeleton={skeleton}
        empty={<EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>}
      >
        {(rows) => <Measured scope={scope} pages={byMetric(rows, ({ route }) => route)} />}
      </QueryView>
    </ManagerPage>
  );
}

interface MeasuredProps {
  scope: ReturnType<typeof scopeIn>;
  pages: readonly Percentiles<{ route: string }>[];
}

function Measured({ scope, pages }: MeasuredProps): ReactElement {
  const { t } = useText('manager.webVitals');
  const days = useQuery(webVitalDaysQuery(scope));
  const versions = useQuery(webVitalVersionsQuery(scope));
  const { data: site } = useQuery(deploymentsQuery());
  const skeleton = <Skeleton shape="row" count={6} />;
  const none = <EmptyState title={t('none.title')} />;
  const routes = pages.filter(({ of }) => of.route !== ALL_PAGES);
  const offered = routes.slice(0, OFFERED_PAGES).map(({ of }) => of.route);
  if (scope.route !== ALL_PAGES && !offered.includes(scope.route)) offered.push(scope.route);
  const remote = scope.route === ALL_PAGES ? null : (versions.data?.[0]?.remote ?? null);
  return (
    <div className={css.parts}>
      <FilterChips
        name="route"
        label={t('pages.route')}
        allLabel={t('pages.all')}
        options={offered.map((route) => ({ value: route, label: <code className={css.route}>{route}</code> }))}
      />
      <MissingDeployments title={t('deployments.failed')} text={t('deployments.failedText')} />
      <QueryView query={days} skeleton={skeleton} empty={none}>
        {(rows) => (
          <DailyVitals
            days={rows}
            whole={pages.find(({ of }) => of.route === scope.route)?.values ?? {}}
            history={site?.history ?? []}
            remote={remote}
          />
        )}
      </QueryView>
      <Section title={t('pages.title')} placement="inside">
        <PageTable pages={routes} />
      </Section>
      <Section title={t('versions.title')} lead={t('versions.lead')} placement="inside">
        <QueryView query={versions} skeleton={skeleton} empty={none}>
          {(rows) => (
            <VersionTable
              versions={byMetric(rows, (row) => `${row.remote} ${row.version}`)}
              history={site?.history ?? []}
            />
          )}
        </QueryView>
      </Section>
    </div>
  );
}

export default definePage({ queries: ({ search }) => queriesOf(search), Component: WebVitalsPage });
