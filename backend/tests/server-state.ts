import type { Connection } from '../src/database/connection';

/** What the set-up of a run tells the files that run in other processes. */
export interface TestServer {
  /** The owner, to the server's maintenance database. */
  owner: Connection;
  /** A seeded database that nobody is connected to: the pattern of every file's own. */
  template: string;
}

const VARIABLE = 'ARBORA_TEST_SERVER';

export function announceServer(server: TestServer): void {
  process.env[VARIABLE] = JSON.stringify(server);
}

/** @throws Error outside the Jest project whose set-up starts the server */
export function testServer(): TestServer {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('no test database: run this file in the Jest project "backend"');
  return JSON.parse(announced) as TestServer;
}
