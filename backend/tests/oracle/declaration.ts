import { combine } from '../../src/rest/declaration';
import { restApi } from '../../src/rest/resources/declarations';

/** The product's declarations and the objects of `schema.sql`; `oracle_unseen` is omitted on purpose. */
export const oracleApi = combine('public', [
  restApi,
  {
    resources: {
      oracle_thing: {},
      oracle_label: {},
      oracle_thing_label: {},
      oracle_detail: {},
      oracle_link: {},
      oracle_names: {},
      oracle_sample: {},
      oracle_pair: {},
    },
    functions: [
      'oracle_add', 'oracle_things', 'oracle_first', 'oracle_pairs', 'oracle_texts', 'oracle_join', 'oracle_nothing',
      'oracle_null', 'oracle_object', 'oracle_claims', 'oracle_make', 'oracle_raise', 'oracle_secret', 'oracle_json',
      'oracle_whole', 'oracle_none', 'oracle_samples', 'oracle_rename', 'oracle_moment',
    ], // oxfmt-ignore
  },
]);
