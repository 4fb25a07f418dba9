import { jest, type Mutation } from './mutation';

const DRAFT = jest('libs/ui/src/form/draft/');

/** Validation, unfinished forms and conflicts of versions. */
export const FORMS: readonly Mutation[] = [
  {
    name: 'draft-stores-passwords',
    file: 'libs/ui/src/form/draft/stored-draft.ts',
    search: '!SECRET.test(name) && isData(value)',
    replace: 'isData(value)',
    tests: DRAFT,
  },
  {
    name: 'conflict-is-reported-as-missing-right',
    file: 'libs/api/src/save-row.ts',
    search: '  if (current.version === version) {\n',
    replace: '  if (current.version >= version) {\n',
    tests: jest('libs/api/src/save-row'),
  },
  {
    name: 'conflict-discards-edited-fields',
    file: 'libs/ui/src/form/use-edited-row.ts',
    search: '{ keepDirtyValues: true }',
    replace: '{ keepDirtyValues: false }',
    tests: jest('mf-account/src/account/'),
  },
  {
    name: 'drawer-closes-without-asking',
    file: 'libs/ui/src/form/drawer-form.tsx',
    search: '    if (isDirty) ask(onClose);\n    else onClose();\n',
    replace: '    onClose();\n',
    tests: jest('libs/ui/src/form/drawer-form'),
  },
  {
    name: 'invoice-accepts-a-wrong-company-id',
    file: 'libs/domain/src/booking/reservation-input.ts',
    search: "([['ico'], ['country']], ({ ico, country }) =>",
    replace: "([['ico'], ['country']], ({ ico, country }) => ico !== '' ||",
    tests: jest('libs/domain/src/booking/reservation-input'),
  },
  {
    name: 'retry-repeats-writes',
    file: 'libs/api/src/retry-rules.ts',
    search: "return ['GET', 'HEAD'].includes(",
    replace: "return ['GET', 'HEAD', 'POST'].includes(",
    tests: jest('libs/api/src/'),
  },
  {
    name: 'changed-order-reuses-the-idempotency-key',
    file: 'libs/ui/src/form/idempotency-key.ts',
    search: 'if (last.current?.content !== text) last.current =',
    replace: 'if (last.current === null) last.current =',
    tests: jest('mf-content/src/careers/application'),
  },
];
