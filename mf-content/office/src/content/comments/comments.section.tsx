import { rest, rows } from '@arbora/api';
import { PAGE_SIZE, shorten, type HiddenReason } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge } from '@arbora/ui';
import { eyeIcon, eyeOffIcon, trashIcon } from '@arbora/ui/icons';
import { MarkedPerson, withWords, defineSection } from '@arbora/office';
import { CommentDetail } from './comment-detail';

/** Reasons for hiding a comment, in display order. */
const HIDDEN_REASONS: readonly HiddenReason[] = ['insult', 'advertising', 'personal_data', 'off_topic', 'other'];

/**
 * Comments on all articles, newest first (spec §7). A hidden comment stays visible to its author only, with the
 * reason, and can be restored. A deletion is final.
 */
export const comments = defineSection({
  name: 'comments',
  resource: 'news_comments_manager',
  table: 'news_comment',
  select: '*',
  texts: 'manager.content',
  title: 'comments.title',
  lead: 'comments.lead',
  route: routes.managerComments,
  pageSize: PAGE_SIZE.comments,
  order: ['-created_at'],
  nameOf: ({ body }) => shorten(body, 80),
  emptyState: { title: 'comments.none' },
  columns: [
    {
      key: 'body',
      title: 'comment.body',
      cell: ({ hidden_reason }, { t }) =>
        hidden_reason && (
          <Badge tone="warning">{t('comment.hiddenFor', { reason: t(`hidden.${hidden_reason}`) })}</Badge>
        ),
      exported: ({ body }) => body,
    },
    {
      key: 'nickname',
      title: 'comment.author',
      sort: true,
      cell: ({ nickname, name, email, person_state }) => (
        <MarkedPerson name={nickname ?? name ?? email} state={person_state} />
      ),
      exported: ({ nickname, name, email }) => nickname ?? name ?? email,
    },
    { key: 'email', title: 'comment.email', sort: true, hidden: true },
    { key: 'title', title: 'comment.article', sort: true },
    { key: 'created_at', title: 'comment.created', kind: 'moment', sort: true },
    { key: 'edited_at', title: 'comment.edited', kind: 'moment', sort: true, hidden: true },
    {
      key: 'hidden_reason',
      title: 'comment.hidden',
      hidden: true,
      cell: ({ hidden_reason }, { t }) => hidden_reason && t(`hidden.${hidden_reason}`),
    },
  ],
  search: { label: 'comments.search', by: withWords },
  filters: [
    {
      name: 'hidden',
      label: 'comments.visibility',
      all: 'comments.all',
      values: ['yes', 'no'],
      valueLabel: (value, { t }) => t(value === 'yes' ? 'comments.hidden' : 'comments.visible'),
      apply: (query, value) =>
        value === 'yes' ? query.not('hidden_reason', 'is', null) : query.is('hidden_reason', null),
    },
  ],
  detail: (comment) => <CommentDetail comment={comment} />,
  formatChange: ({ hidden_reason: reason }, { t }) =>
    reason === null
      ? t('comment.wasRestored')
      : t('comment.hiddenFor', { reason: t(`hidden.${reason as HiddenReason}`) }),
  actions: [
    {
      name: 'hide',
      label: 'comment.hide',
      icon: eyeOffIcon,
      appliesTo: ({ hidden_reason }) => hidden_reason === null,
      choices: {
        title: 'comment.hideTitle',
        options: HIDDEN_REASONS.map((reason) => ({
          label: `hidden.${reason}` as const,
          change: { hidden_reason: reason },
        })),
      },
      done: 'comment.hiddenDone',
    },
    {
      name: 'restore',
      label: 'comment.restore',
      icon: eyeIcon,
      appliesTo: ({ hidden_reason }) => hidden_reason !== null,
      change: { hidden_reason: null },
      done: 'comment.restoredDone',
    },
    {
      name: 'remove',
      label: 'comment.remove',
      icon: trashIcon,
      tone: 'danger',
      ask: { title: 'comment.removeTitle', text: 'comment.removeText' },
      run: (chosen) =>
        rows(
          rest()
            .from('news_comment')
            .delete()
            .in(
              'id',
              chosen.map(({ id }) => id),
            )
            .select('id'),
        ),
      done: 'comment.removed',
    },
  ],
  invalidates: [['news_comments']],
});
