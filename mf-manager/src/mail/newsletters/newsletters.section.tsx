import { textIn } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { MarkedPerson, defineSection, type TextsOf } from '@arbora/office';
import { NewsletterDetail } from './newsletter-detail';
import { NewsletterLists } from './newsletter-lists';
import { NEWSLETTER, type Newsletter } from './newsletter.queries';

const ON_A_PAGE = 20;

type Counts = Pick<Newsletter, 'recipients' | 'sent' | 'waiting' | 'failed'>;

/** Number of sent mails, and those of queued and failed ones unless zero. */
function progressText({ recipients, sent, waiting, failed }: Counts, { t, formats }: TextsOf<'manager.mail'>): string {
  const number = (value: number): string => formats.number(value);
  return [
    t('newsletter.sentOf', { sent: number(sent), all: number(recipients) }),
    ...(waiting > 0 ? [t('newsletter.waitingCount', { number: number(waiting) })] : []),
    ...(failed > 0 ? [t('newsletter.failedCount', { number: number(failed) })] : []),
  ].join(', ');
}

/** Sent newsletters, newest first, and the lists of subscribers. */
export const newsletters = defineSection({
  name: 'newsletters',
  resource: 'newsletter_list',
  select: NEWSLETTER,
  texts: 'manager.mail',
  title: 'newsletter.title',
  lead: 'newsletter.lead',
  route: routes.managerMail,
  pageSize: ON_A_PAGE,
  order: ['-created_at'],
  nameOf: ({ subject }) => subject,
  emptyState: { title: 'newsletter.none', text: 'newsletter.noneText' },
  header: () => <NewsletterLists />,
  columns: [
    { key: 'subject', title: 'mail.subject' },
    {
      key: 'subscription_id',
      title: 'newsletter.list',
      cell: (row, { locale }) => textIn(row, 'name', locale),
      exported: (row, { locale }) => textIn(row, 'name', locale),
    },
    {
      key: 'waiting',
      title: 'mail.state',
      cell: ({ waiting, failed }, { t }) => (
        <Badge tone={waiting > 0 ? 'neutral' : failed > 0 ? 'error' : 'success'}>
          {t(waiting > 0 ? 'state.sending' : failed > 0 ? 'newsletter.partly' : 'state.sent')}
        </Badge>
      ),
      exported: ({ waiting }, { t }) => t(waiting > 0 ? 'state.sending' : 'state.sent'),
    },
    { key: 'recipients', title: 'newsletter.progress', cell: (row, texts) => progressText(row, texts) },
    {
      key: 'author',
      title: 'newsletter.author',
      hidden: true,
      cell: ({ author, person_state }) => <MarkedPerson name={author} state={person_state} />,
    },
    { key: 'created_at', title: 'newsletter.created', kind: 'moment', sort: true },
  ],
  detail: ({ id }) => <NewsletterDetail id={id} />,
});
