import { readSchema, schemaFile } from '../../src/database/schema/read-schema';
import type { Schema } from '../../src/database/schema/read-schema';

/** A schema with one table, to which a version adds code and changes. */
export async function smallSchema(version: Partial<Schema> = {}): Promise<Schema> {
  const { foundation } = await readSchema();
  const tables = [schemaFile('shop/tables.sql', 'create table tree (id int primary key);')];
  return { foundation, constraintFunctions: [], tables, code: [], changes: [], release: null, ...version };
}

export const VIEW = 'create view trees as select id from tree;\ngrant select on trees to arbora_anon;';
export const ADD_HEIGHT = schemaFile('changes/0001_height.sql', 'alter table tree add column height int;');
export const WITH_HEIGHT = [schemaFile('shop/tables.sql', 'create table tree (id int primary key, height int);')];
