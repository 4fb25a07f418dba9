/** The audit log and the functions that undo a change. */
export const history = {
  resources: {
    audit_list: {
      columns: [
        'id', 'change_id', 'at', 'person_id', 'person_email', 'person_state', 'operation', 'table_name', 'row_key',
        'document', 'before', 'after', 'undoes',
      ], // prettier-ignore
      nullable: ['person_id', 'person_email', 'person_state', 'before', 'after', 'undoes'],
      types: { person_state: 'PersonState', before: 'Record<string, unknown>', after: 'Record<string, unknown>' },
      about: { person_email: 'Null for a job, an instance or psql, and for an account that is gone.' },
    },
    history_list: {
      columns: [
        'id', 'change_id', 'at', 'person_id', 'person_name', 'person_state', 'request_id', 'operation', 'table_name', 'row_key', 'document',
        'left_document', 'sections', 'version', 'before', 'after', 'undoes',
      ], // prettier-ignore
      nullable: [
        'person_id',
        'person_name',
        'person_state',
        'request_id',
        'left_document',
        'before',
        'after',
        'undoes',
      ],
      types: {
        person_state: 'PersonState',
        sections: 'Acl[]',
        before: 'Record<string, unknown>',
        after: 'Record<string, unknown>',
      },
      about: {
        change_id: 'The first entry of the same transaction: what `undo_change` takes back.',
        person_id: 'Null for a job, an instance or psql.',
        document: 'Rows that people see as one thing share it: `news_item:<translation group>`.',
        left_document: 'The document that the change took the row out of.',
        before: 'Columns that an update changed, all that are kept of a deleted row.',
        undoes: 'The change that this one took back, or the version that it restored.',
      },
    },
  },
  answers: { document_version: 'DocumentVersion' },
  functions: ['undo_change', 'restore_version', 'document_version'],
};
