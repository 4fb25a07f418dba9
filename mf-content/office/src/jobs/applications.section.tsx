import { rest, rows } from '@arbora/api';
import { PAGE_SIZE } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { trashIcon } from '@arbora/ui/icons';
import { withWords, defineSection } from '@arbora/office';
import { ApplicationDetail, type Application, APPLICATION } from './application-detail';

/** Applications from the careers page, for holders of `jobs`. */
export const applications = defineSection({
  name: 'applications',
  resource: 'job_application',
  select: APPLICATION,
  texts: 'manager.jobs',
  title: 'applications.title',
  lead: 'applications.lead',
  route: routes.managerJobs,
  pageSize: PAGE_SIZE.jobs,
  order: ['-created_at'],
  nameOf: ({ name }) => name,
  emptyState: { title: 'applications.none', text: 'applications.noneText' },
  mayOpen: ({ user }) => user !== null && (user.isAdmin || user.acl.includes('jobs')),
  columns: [
    { key: 'name', title: 'application.name', sort: true },
    { key: 'email', title: 'application.email', sort: true },
    { key: 'phone', title: 'application.phone' },
    {
      key: 'position',
      title: 'application.position',
      cell: ({ position }, { t }) => position?.title ?? t('application.open'),
      exported: ({ position }) => position?.title ?? null,
    },
    { key: 'file_name', title: 'application.file' },
    { key: 'created_at', title: 'application.created', kind: 'moment', sort: true },
  ],
  search: { label: 'applications.search', by: withWords },
  detail: (row) => <ApplicationDetail application={row} />,
  actions: [
    {
      name: 'remove',
      label: 'application.remove',
      icon: trashIcon,
      tone: 'danger',
      ask: { title: 'application.removeTitle', text: 'application.removeText' },
      run: (chosen: readonly Application[]) =>
        rows(
          rest()
            .from('job_application')
            .delete()
            .in(
              'id',
              chosen.map(({ id }) => id),
            ),
        ),
      done: 'application.removed',
    },
  ],
});
