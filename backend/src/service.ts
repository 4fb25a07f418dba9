import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config';
import type { Database } from './database/database';
import type { ValibotTypeProvider } from './http/validation';

/** What every service is given; nothing else is shared between services but the database itself. */
export interface Deps {
  config: Config;
  database: Database;
}

/** The application whose routes take valibot schemas; bodies and queries are typed by them. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypeProvider
>;

/** One service of spec §7: a folder that registers its routes with full paths in an own plugin scope. */
export interface Service {
  /** Name by which the `SERVICES` setting picks it. */
  name: string;
  register(app: App, deps: Deps): Promise<void> | void;
}
