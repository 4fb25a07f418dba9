import type { ApiFunction, Catalog, Column, Resource } from '../catalog';
import type { ApiDeclaration, ResourceDeclaration } from '../declaration';
import type { ForeignKey } from '../load-foreign-keys';
import { list, object, type Member } from './source';
import { orNull, valueType } from './value-types';

/** A data service: its name in `Database`, its declaration and the catalog of the database. */
export interface DescribedApi {
  schema: string;
  about: string;
  declaration: ApiDeclaration;
  catalog: Catalog;
}

const HEADER = `/**
 * What the data services show, in the shape that \`@supabase/postgrest-js\` understands. Written by database-type.test.ts
 * from the catalogue of the database and \`backend/src/rest/resources\`: after a change of either run it with
 * UPDATE_TYPES=1.
 */
`;

/** Utility types of TypeScript; every other name that begins in upper case is from `libs/domain`. */
const BUILT_IN = ['Partial', 'Record', 'Omit', 'Pick'];

/**
 * Generates the source of `libs/domain/src/database/database.ts`.
 * @throws Error when a column has an unmapped type, or a function returns JSON of unknown type
 */
export function databaseType(apis: readonly DescribedApi[]): string {
  const body = `export interface Database ${object(apis.map(schemaMember), '')}\n`;
  const names = [...body.replace(/\/\*\*.*?\*\//gs, '').matchAll(/(?<![.\w'])[A-Z]\w+(?=[^\w:?'])/g)].map(
    ([name]) => name,
  );
  const imported = [...new Set(names)].filter((name) => !BUILT_IN.includes(name) && name !== 'Database').sort();
  return `${HEADER}import type {\n${imported.map((name) => `  ${name},\n`).join('')}} from '..';\n\n${body}`;
}

function schemaMember({ schema, about, declaration, catalog }: DescribedApi): Member {
  const resources = [...catalog.resources.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const members = (isView: boolean) =>
    resources.filter((one) => one.isView === isView).map((one) => resourceMember(one, declaration, catalog));
  const functions = [...catalog.functions.values()].map((one) => functionMember(schema, one, declaration));
  return {
    name: schema,
    about,
    type: [
      { name: 'Tables', type: members(false) },
      { name: 'Views', type: members(true) },
      { name: 'Functions', type: functions },
    ],
  };
}

function resourceMember(resource: Resource, { resources }: ApiDeclaration, { foreignKeys }: Catalog): Member {
  const declared = resources[resource.name]!;
  const columns = [...resource.columns.values()];
  const written = (verb: 'insert' | 'update') =>
    resource.grants[verb] ? columns.filter(({ grants }) => grants[verb]) : [];
  const change = (column: Column, isOptional: boolean): Member => ({
    name: column.name,
    isOptional,
    type: columnType(resource, column, { ...declared, types: { ...declared.types, ...declared.written } }),
  });
  return {
    name: resource.name,
    type: [
      {
        name: 'Row',
        type: columns.map((column) => ({
          name: column.name,
          about: declared.about?.[column.name],
          type: columnType(resource, column, declared),
        })),
      },
      {
        name: 'Insert',
        type: orNothing(written('insert').map((column) => change(column, mayBeLeftOut(resource, column)))),
      },
      { name: 'Update', type: orNothing(written('update').map((column) => change(column, true))) },
      {
        name: 'Relationships',
        type: list(foreignKeys.filter(({ from }) => from === resource.name).map(relationship)),
      },
    ],
  };
}

function orNothing(columns: Member[]): Member['type'] {
  return columns.length > 0 ? columns : 'Record<string, never>';
}

/** The database does not say which columns of a view an insert needs. */
function mayBeLeftOut({ isView }: Resource, column: Column): boolean {
  return isView || column.isNullable || column.default !== null;
}

function columnType({ name }: Resource, column: Column, { types = {} }: ResourceDeclaration): string {
  const type = types[column.name] ?? valueType(column.type, `column ${name}.${column.name}`);
  return column.isNullable ? orNull(type) : type;
}

function relationship({ name, columns, oneToOne, to, toColumns }: ForeignKey): Member[] {
  const names = (all: readonly string[]) => `[${all.map((one) => `'${one}'`).join(', ')}]`;
  return [
    { name: 'foreignKeyName', type: `'${name}'` },
    { name: 'columns', type: names(columns) },
    { name: 'isOneToOne', type: String(oneToOne) },
    { name: 'referencedRelation', type: `'${to}'` },
    { name: 'referencedColumns', type: names(toColumns) },
  ];
}

function functionMember(schema: string, fn: ApiFunction, { answers }: ApiDeclaration): Member {
  const args = fn.args.map(({ name, type, required }) => ({
    name,
    isOptional: !required,
    type: valueType(type, `argument ${name} of ${fn.name}`),
  }));
  const [scalar] = fn.shape.columns.values();
  if (fn.returns !== 'rows') {
    const type = answers[fn.name] ?? orNull(valueType(scalar!.type, `what ${fn.name} returns`));
    if (type === 'unknown') throw new Error(`${fn.name} returns JSON: declare its type among the answers`);
    return functionOf(fn, args, fn.isSet ? `(${type})[]` : type);
  }
  const kind = fn.shape.isView ? 'Views' : 'Tables';
  const row = `Database['${schema}']['${kind}']['${fn.shape.name}']['Row']`;
  const setof: Member = {
    name: 'SetofOptions',
    type: [
      { name: 'from', type: "'*'" },
      { name: 'to', type: `'${fn.shape.name}'` },
      { name: 'isOneToOne', type: String(!fn.isSet) },
      { name: 'isSetofReturn', type: String(fn.isSet) },
    ],
  };
  return functionOf(fn, args, fn.isSet ? `${row}[]` : row, setof);
}

function functionOf({ name }: ApiFunction, args: Member[], returns: string, ...further: Member[]): Member {
  return {
    name,
    type: [{ name: 'Args', type: args.length > 0 ? args : 'never' }, { name: 'Returns', type: returns }, ...further],
  };
}
