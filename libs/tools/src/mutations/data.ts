import { jest, type Mutation } from './mutation';

const ORACLE = jest('backend/tests/oracle/oracle.test');

/** The data service: filters, ranges, counts, errors and statuses. */
export const DATA: readonly Mutation[] = [
  {
    name: 'part-of-the-rows-is-answered-200',
    file: 'backend/src/rest/response.ts',
    search: 'return rowCount < total ? 206 : 200;',
    replace: 'return 200;',
    tests: ORACLE,
  },
  {
    name: 'range-header-loses-its-last-row',
    file: 'backend/src/rest/parse/range.ts',
    search: 'Number(found[2]) - first + 1 };',
    replace: 'Number(found[2]) - first };',
    tests: ORACLE,
  },
  {
    name: 'total-of-a-full-page-is-its-length',
    file: 'backend/src/rest/sql/statement.ts',
    search: 'const isLastPage = `count(*) < ${parameters.add(limit)}',
    replace: 'const isLastPage = `count(*) <= ${parameters.add(limit)}',
    tests: ORACLE,
  },
  {
    name: 'negated-filter-is-ignored',
    file: 'backend/src/rest/sql/condition-sql.ts',
    search: 'return condition.negated ? `not ${sql}` : sql;',
    replace: 'return sql;',
    tests: ORACLE,
  },
  {
    name: 'update-without-condition-changes-every-row',
    file: 'backend/src/rest/plan/plan-write.ts',
    search: "    if (where.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`);\n",
    replace: '',
    tests: jest('backend/src/rest/data-service', 'backend/tests/oracle/oracle.test'),
  },
  {
    name: 'anonymous-refusal-is-403',
    file: 'backend/src/rest/pg-error.ts',
    search: "if (code === '42501') return isAnonymous ? 401 : 403;",
    replace: "if (code === '42501') return 403;",
    tests: jest('backend/src/rest/pg-error', 'backend/tests/oracle/oracle.test'),
  },
];
