import { combine, manyToOne } from '../../src/rest/declaration';
import { restApi } from '../../src/rest/resources/declarations';

/** What the product declares, and the objects of `schema.sql`; `oracle_unseen` is left out on purpose. */
export const oracleApi = combine('public', [
  restApi,
  {
    resources: {
      oracle_thing: {
        columns: [
          'id', 'name', 'score', 'born', 'tags', 'info', 'plain', 'period', 'words', 'odd name', 'flag', 'made_at',
          'parent_id',
        ], // prettier-ignore
      },
      oracle_label: { columns: ['id', 'name'] },
      oracle_thing_label: { columns: ['thing_id', 'label_id'] },
      oracle_detail: { columns: ['thing_id', 'note'] },
      oracle_link: { columns: ['id', 'from_id', 'to_id'] },
      oracle_names: { columns: ['id', 'name'] },
    },
    relations: [
      manyToOne('oracle_thing', 'parent_id', 'oracle_thing'),
      manyToOne('oracle_thing_label', 'thing_id', 'oracle_thing'),
      manyToOne('oracle_thing_label', 'label_id', 'oracle_label'),
      manyToOne('oracle_detail', 'thing_id', 'oracle_thing', { oneToOne: true }),
      manyToOne('oracle_link', 'from_id', 'oracle_thing'),
      manyToOne('oracle_link', 'to_id', 'oracle_thing'),
    ],
    functions: [
      'oracle_add', 'oracle_things', 'oracle_first', 'oracle_pairs', 'oracle_texts', 'oracle_join', 'oracle_nothing',
      'oracle_null', 'oracle_object', 'oracle_claims', 'oracle_make', 'oracle_raise', 'oracle_secret',
    ], // prettier-ignore
  },
]);
