import { atRestApi, restApi } from '../../../src/rest/resources/declarations';
import { accounts } from './accounts';
import { booking } from './booking';
import { content } from './content';
import type { Policy, RelationRights, StatedRights } from './grammar';
import { history } from './history';
import { mail } from './mail';
import { media } from './media';
import { payment } from './payment';
import { shop } from './shop';

/** Completes rights with all columns: the declared ones and those listed here. */
function withColumns(name: string, { undeclared = '', columns, ...rights }: StatedRights): RelationRights {
  const declared = restApi.resources[name] ?? atRestApi.resources[name];
  if ((columns === undefined) === (declared === undefined))
    throw new Error(`matrix: ${name} ${declared ? 'has its columns from its declaration' : 'needs columns'}`);
  return { ...rights, columns: columns ?? `${declared!.columns.join(' ')} ${undeclared}` };
}

function counted(policy: Policy): Omit<Policy, 'relations'> & { relations: Record<string, RelationRights> } {
  const relations = Object.entries(policy.relations ?? {}).map(([name, rights]) => [name, withColumns(name, rights)]);
  return { ...policy, relations: Object.fromEntries(relations) as Record<string, RelationRights> };
}

/** The rights of every caller on every column, by domain. */
export const MATRIX = {
  accounts: counted(accounts),
  booking: counted(booking),
  content: counted(content),
  shop: counted(shop),
  mail: counted(mail),
  media: counted(media),
  payment: counted(payment),
  history: counted(history),
};
