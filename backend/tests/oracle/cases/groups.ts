import type { OracleCase } from '../oracle-case';
import { accessCases } from './access';
import { contentCases } from './content';
import { dialectCases } from './dialect';
import { embeddingCases } from './embedding';
import { filterCases } from './filters';
import { functionCases } from './functions';
import { guardCases } from './guards';
import { operatorCases } from './operators';
import { pagingCases } from './paging';
import { preferenceCases } from './preferences';
import { representationCases } from './representations';
import { shopCases } from './shop';
import { writeCases } from './writes';

/** All written cases. */
export const GROUPS: Readonly<Record<string, readonly OracleCase[]>> = {
  filters: filterCases,
  'every operator on every kind of column': operatorCases,
  'every verb under every preference': preferenceCases,
  embedding: embeddingCases,
  'pages and representations': pagingCases,
  'scalars, time zones and CSV': representationCases,
  writes: writeCases,
  'guards of writes': guardCases,
  functions: functionCases,
  'corners of the dialect': dialectCases,
  'roles on the product': accessCases,
  'offers and orders': shopCases,
  'content of the product': contentCases,
};
