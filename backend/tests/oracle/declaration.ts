import { combine } from '../../src/rest/declaration';
import { restApi } from '../../src/rest/resources/declarations';

/** The product's declarations and the objects of `schema.sql`; `oracle_unseen` is omitted on purpose. */
export const oracleApi = combine('public', [
  restApi,
  {
    resources: {
      oracle_thing: {
        columns: [
          'id', 'name', 'score', 'born', 'tags', 'info', 'plain', 'period', 'words', 'odd name', 'flag', 'made_at',
          'parent_id',
        ], // oxfmt-ignore
      },
      oracle_label: { columns: ['id', 'name'] },
      oracle_thing_label: { columns: ['thing_id', 'label_id'] },
      oracle_detail: { columns: ['thing_id', 'note'] },
      oracle_link: { columns: ['id', 'from_id', 'to_id'] },
      oracle_names: { columns: ['id', 'name'] },
      oracle_sample: {
        columns: [
          'id', 'mood', 'moods', 'tiny', 'amount', 'ratio', 'code', 'short', 'fixed', 'day', 'local_at', 'made_at',
          'clock', 'lasting', 'host', 'raw', 'numbers', 'texts', 'doc', 'plain', 'numbers_in', 'days_in', 'words',
          'is_on', 'owner_id', 'keeper_id', 'twice',
        ], // oxfmt-ignore
      },
      oracle_pair: { columns: ['left_id', 'right_id', 'note', 'sample_id'] },
    },
    functions: [
      'oracle_add', 'oracle_things', 'oracle_first', 'oracle_pairs', 'oracle_texts', 'oracle_join', 'oracle_nothing',
      'oracle_null', 'oracle_object', 'oracle_claims', 'oracle_make', 'oracle_raise', 'oracle_secret', 'oracle_json',
      'oracle_whole', 'oracle_none', 'oracle_samples', 'oracle_rename', 'oracle_moment',
    ], // oxfmt-ignore
  },
]);
