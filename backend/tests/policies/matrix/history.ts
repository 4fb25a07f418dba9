import type { Policy } from './grammar';

const ENTRIES = 'app_private.history where table_name';
const change = (row: string) => `select max(change_id) from ${ENTRIES} = '${row}'`;
/** Callers who are refused changes that only editors may undo. */
const NO_EDITOR = { 'jobs sales': 'auth.forbidden' };
const OF_EDITORS = `select document, change_id from ${ENTRIES} = 'person_card' order by id desc limit 1`;

export const history: Policy = {
  arrange: [
    `update booking_event set title = title || '!' where title = 'Prázdná'`,
    `update person_card set sort = sort + 1 where name = 'Eva Veřejná'`,
    `update job_position set branch = 'Obříství' where title = 'Skrytá'`,
    `update user_profile set name = 'Někdo Jiný' where email = 'blocked@arbora.example'`,
  ],
  relations: {
    audit_list: {
      sets: { all: 'select id from app_private.history' },
      select: { admin: 'all' },
    },
    history_list: {
      sets: {
        all: 'select id from app_private.history',
        sales: `select id from app_private.history where 'sales' = any (sections)`,
        editor: `select id from app_private.history where 'editor' = any (sections)`,
        jobs: `select id from app_private.history where 'jobs' = any (sections)`,
      },
      select: { sales: 'sales', editor: 'editor', jobs: 'jobs', admin: 'all' },
    },
  },
  functions: {
    'public.undo_change': { args: change('person_card'), may: 'editor admin', refused: NO_EDITOR },
    'public.document_version': { args: OF_EDITORS, may: 'editor admin', refused: NO_EDITOR },
    'public.restore_version': {
      args: `select document, change_id, change_id from (${OF_EDITORS}) latest`,
      may: 'editor admin',
      refused: NO_EDITOR,
    },
  },
  hidden: 'history kept_table',
};
