import type { AuthRole } from '@arbora/domain';
import { ROLE } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';
import type { ApiDeclaration } from './declaration';
import { loadCatalog } from './load-catalog';
import { atRestApi, restApi } from './resources/declarations';

/** A person of the demo data for each role. */
const PEOPLE: Record<AuthRole, string | null> = {
  [ROLE.anon]: null,
  [ROLE.registration]: 'waiting@arbora.example',
  [ROLE.jobs]: 'jobs@arbora.example',
  [ROLE.customer]: 'customer@arbora.example',
  [ROLE.manager]: 'sales@arbora.example',
  [ROLE.admin]: 'admin@arbora.example',
};
const ROLES = Object.keys(PEOPLE) as AuthRole[];

const APIS: readonly (readonly [string, ApiDeclaration])[] = [
  ['/api/rest', restApi],
  ['/api/at-rest', atRestApi],
];

let site: TestApp;
/** `resource role` of every resource of which a role may read some column. */
let readable: ReadonlySet<string>;
beforeAll(async () => {
  site = await testApp();
  const rows = await site.database.asOwner<{ pair: string }>(
    `select relname || ' ' || role as pair from pg_class, unnest($1::text[]) role
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
       and has_any_column_privilege(role, oid, 'select')`,
    [ROLES],
  );
  readable = new Set(rows.map(({ pair }) => pair));
});
afterAll(() => site.close());

async function ask(prefix: string, query: string, role: AuthRole): Promise<string> {
  const person = PEOPLE[role];
  const token = person === null ? undefined : await site.tokenFor(person, role);
  const answer = await site.call('GET', `${prefix}/${query}&limit=1`, undefined, { token });
  return answer.statusCode === 200 ? 'read' : `${query} as ${role}: ${answer.statusCode} ${answer.body}`;
}

describe.each(APIS)('%s', (prefix, declaration) => {
  test.each(Object.keys(declaration.resources))(
    'select=* of %s succeeds for every role that may read the resource',
    async (name) => {
      const roles = ROLES.filter((role) => readable.has(`${name} ${role}`));
      const answers = await Promise.all(roles.map((role) => ask(prefix, `${name}?select=*`, role)));
      expect(roles).not.toEqual([]);
      expect(answers).toEqual(roles.map(() => 'read'));
    },
  );

  test('rows are embedded along each foreign key, in both directions, for every role that may read both resources', async () => {
    const { foreignKeys } = await site.database.asService((client) => loadCatalog(client, declaration));
    const embeds = foreignKeys.flatMap(({ name, from, to }) => [
      { source: from, target: to, query: `${from}?select=*,${to}!${name}(*)` },
      { source: to, target: from, query: `${to}?select=*,${from}!${name}(*)` },
    ]);
    const refused: string[] = [];
    for (const { source, target, query } of embeds) {
      const roles = ROLES.filter((role) => readable.has(`${source} ${role}`) && readable.has(`${target} ${role}`));
      const answers = await Promise.all(roles.map((role) => ask(prefix, query, role)));
      refused.push(...answers.filter((answer) => answer !== 'read'));
    }
    expect(refused).toEqual([]);
    expect(embeds.length).toBeGreaterThanOrEqual(prefix === '/api/rest' ? 50 : 0);
  }, 120_000);
});
