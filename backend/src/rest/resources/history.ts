/** The audit log and the functions that undo a change. */
export const history = {
  resources: {
    audit_list: {
      nullable: ['person_email'],
      types: { person_state: 'PersonState', before: 'Record<string, unknown>', after: 'Record<string, unknown>' },
      about: { person_email: 'Null for changes by a job, an instance or psql, and for erased accounts.' },
    },
    history_list: {
      nullable: ['person_name'],
      types: {
        person_state: 'PersonState',
        sections: 'Acl[]',
        before: 'Record<string, unknown>',
        after: 'Record<string, unknown>',
      },
      about: {
        change_id: "Id of the transaction's first entry; `undo_change` undoes all entries that share it.",
        person_id: 'Null for changes by a job, an instance or psql.',
        document: 'Shared by the rows of one document: `news_item:<translation group>`.',
        left_document: 'Document from which the change removed the row.',
        before: 'Previous values: the changed columns of an update, all tracked columns of a deleted row.',
        undoes: 'Change undone or version restored by this change.',
      },
    },
  },
  returnTypes: { document_version: 'DocumentVersion' },
  functions: ['undo_change', 'restore_version', 'document_version'],
};
