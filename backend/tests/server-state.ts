import type { Connection } from '../src/database/connection';

/** State of the global set-up for the test files, which run in other processes. */
export interface TestServer {
  /** Connection of the owner to the maintenance database. */
  owner: Connection;
  /** A seeded database without connections, the template of every file's own database. */
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
