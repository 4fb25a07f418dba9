import { rest, row } from '@arbora/api';
import { MAIL_KINDS, MAIL_STATES, type MailState } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { refreshIcon } from '@arbora/ui/icons';
import { MarkedPerson, defineSection } from '@arbora/office';
import { MAIL, MailDetail, type Mail } from './mail-detail';
import { mailKindLabel, STATE_TONE } from './mail-labels';

const ON_A_PAGE = 50;

/** The outbox: queued, sent and undeliverable mails. For admins. */
export const mails = defineSection({
  name: 'mails',
  resource: 'mail_list',
  select: MAIL,
  texts: 'manager.mail',
  title: 'mail.title',
  lead: 'mail.lead',
  route: routes.managerMail,
  pageSize: ON_A_PAGE,
  order: ['-created_at'],
  nameOf: ({ kind, subject }, { t }) => subject ?? mailKindLabel(kind, t),
  emptyState: { title: 'mail.none', text: 'mail.noneText' },
  columns: [
    { key: 'subject', title: 'mail.subject' },
    {
      key: 'status',
      title: 'mail.state',
      cell: ({ status }, { t }) => <Badge tone={STATE_TONE[status]}>{t(`state.${status}`)}</Badge>,
      exported: ({ status }, { t }) => t(`state.${status}`),
    },
    {
      key: 'kind',
      title: 'mail.kind',
      cell: ({ kind }, { t }) => mailKindLabel(kind, t),
      exported: ({ kind }, { t }) => mailKindLabel(kind, t),
    },
    {
      key: 'recipient',
      title: 'mail.recipient',
      cell: ({ recipient, person_state }, { t }) => (
        <MarkedPerson name={recipient ?? t('mail.nursery')} state={person_state} />
      ),
      exported: ({ recipient }) => recipient,
    },
    { key: 'attempts', title: 'mail.attempts', kind: 'number' },
    { key: 'last_error', title: 'mail.error' },
    { key: 'created_at', title: 'mail.created', kind: 'moment', sort: true },
    { key: 'next_attempt_at', title: 'mail.next', kind: 'moment', hidden: true },
    { key: 'sent_at', title: 'mail.sent', kind: 'moment', hidden: true },
    { key: 'dead_at', title: 'mail.dead', kind: 'moment', hidden: true },
  ],
  search: { label: 'mail.search', by: ['recipient', 'subject'] },
  filters: [
    {
      name: 'state',
      label: 'mail.state',
      all: 'mail.allStates',
      values: MAIL_STATES,
      valueLabel: (value, { t }) => t(`state.${value as MailState}`),
      apply: (query, value) => query.eq('status', value as MailState),
    },
    {
      name: 'kind',
      label: 'mail.kind',
      all: 'mail.allKinds',
      values: MAIL_KINDS,
      valueLabel: (value, { t }) => mailKindLabel(value, t),
      apply: (query, value) => query.eq('kind', value),
    },
  ],
  detail: (mail) => <MailDetail mail={mail} />,
  actions: [
    {
      name: 'retry',
      label: 'mail.retry',
      icon: refreshIcon,
      appliesTo: ({ status }) => status === 'dead' || status === 'queued',
      run: (chosen: readonly Mail[]) => row(rest().rpc('retry_mails', { p_mails: chosen.map(({ id }) => id) })),
      done: 'mail.retried',
    },
  ],
});
