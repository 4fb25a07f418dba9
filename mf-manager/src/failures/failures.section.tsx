import { FAILURE_KINDS, type FailureKind } from '@arbora/domain';
import { defineSection } from '@arbora/office';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { startOf, type Period } from '../periods';
import { remoteSource, versionSource } from './failed-versions';
import { FailureDetail, WHOLE_FAILURE } from './failure-detail';
import css from './failures.module.css';
import { kindLabel, remoteLabel, versionLabel } from './failure-labels';
import { MissingMarks, NewMark } from './new-mark';

const ROWS_PER_PAGE = 50;
/** Failures are kept for 90 days. */
const PERIODS = ['day', 'week', 'month'] as const satisfies readonly Period[];

/** Failures of browsers and of server renders, grouped; for admins. */
export const failures = defineSection({
  name: 'failures',
  resource: 'failure_list',
  select: 'id,kind,remote,version,route,message,count,last_at,known_since',
  detailSelect: WHOLE_FAILURE,
  texts: 'manager.failures',
  title: 'failures.title',
  lead: 'failures.lead',
  route: routes.managerFailures,
  pageSize: ROWS_PER_PAGE,
  order: ['-last_at'],
  nameOf: ({ message }, { t }) => message || t('failure.noMessage'),
  header: () => <MissingMarks />,
  emptyState: { title: 'failures.none', text: 'failures.noneText' },
  columns: [
    { key: 'message', title: 'failure.message' },
    {
      key: 'kind',
      title: 'failure.kind',
      cell: ({ kind }, { t }) => <Badge tone="error">{kindLabel(kind, t)}</Badge>,
      exported: ({ kind }, { t }) => kindLabel(kind, t),
    },
    {
      key: 'remote',
      title: 'failure.remote',
      cell: ({ remote }, { t }) => remoteLabel(remote, t),
      exported: ({ remote }) => remote,
    },
    {
      key: 'version',
      title: 'failure.version',
      cell: ({ remote, version, known_since }, { t }) => (
        <span className={css.version}>
          {versionLabel(version, t)}
          <NewMark remote={remote} knownSince={known_since} />
        </span>
      ),
      exported: ({ version }) => version,
    },
    { key: 'route', title: 'failure.route' },
    { key: 'count', title: 'failure.count', kind: 'number', sort: true },
    { key: 'last_at', title: 'failure.last', kind: 'moment', sort: true },
  ],
  search: { label: 'failures.search', by: ['message'] },
  filters: [
    {
      name: 'remote',
      label: 'failure.remote',
      all: 'failures.allRemotes',
      source: remoteSource,
      apply: (query, value) => query.eq('remote', value),
    },
    {
      name: 'version',
      label: 'failure.version',
      all: 'failures.allVersions',
      source: versionSource,
      apply: (query, value) => query.eq('version', value),
    },
    {
      name: 'kind',
      label: 'failure.kind',
      all: 'failures.allKinds',
      values: FAILURE_KINDS,
      valueLabel: (value, { t }) => kindLabel(value, t),
      apply: (query, value) => query.eq('kind', value as FailureKind),
    },
    {
      name: 'since',
      label: 'failure.since',
      all: 'failures.ever',
      values: PERIODS,
      valueLabel: (value, { t }) => t(`period.${value as (typeof PERIODS)[number]}`),
      apply: (query, value) => query.gte('last_at', startOf(value as Period)),
    },
  ],
  detail: (failure) => <FailureDetail failure={failure} />,
});
