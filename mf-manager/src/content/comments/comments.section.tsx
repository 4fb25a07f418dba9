import { rest, rows } from '@arbora/api';
import { PAGE_SIZE, shorten } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { trashIcon } from '@arbora/ui/icons';
import { defineSection } from '../../section/section';
import { CommentDetail } from './comment-detail';

/** Comments on all articles, the newest first (spec §7). One that is deleted is gone for good. */
export const comments = defineSection({
  name: 'comments',
  resource: 'news_comments_manager',
  table: 'news_comment',
  select: '*',
  texts: 'manager.content',
  title: 'comments.title',
  lead: 'comments.lead',
  route: routes.managerComments,
  size: PAGE_SIZE.comments,
  order: ['-created_at'],
  nameOf: ({ body }) => shorten(body, 80),
  nothing: { title: 'comments.none' },
  columns: [
    { key: 'body', title: 'comment.body' },
    {
      key: 'nickname',
      title: 'comment.author',
      sort: true,
      cell: ({ nickname, name, email }) => nickname ?? name ?? email,
    },
    { key: 'email', title: 'comment.email', sort: true, hidden: true },
    { key: 'title', title: 'comment.article', sort: true },
    { key: 'created_at', title: 'comment.created', kind: 'moment', sort: true },
    { key: 'edited_at', title: 'comment.edited', kind: 'moment', sort: true, hidden: true },
  ],
  search: { label: 'comments.search', by: ['body', 'title', 'nickname', 'email'] },
  detail: (comment) => <CommentDetail comment={comment} />,
  actions: [
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
