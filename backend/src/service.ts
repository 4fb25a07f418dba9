import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config';
import type { Database } from './database/database';
import type { ValibotTypeProvider } from './http/validation';

/** Dependencies of every service; services share nothing else but the database. */
export interface Deps {
  config: Config;
  database: Database;
  /** Decodes stored originals that are not uploads, such as drawings of the demo; null if one cannot be decoded. */
  readOriginal?: (stored: Buffer) => Promise<Buffer | null>;
}

/** The application whose routes take valibot schemas; bodies and queries are typed by them. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypeProvider
>;

/** A service of spec §7: registers its routes, with full paths, in its own plugin scope. */
export interface Service {
  /** Name in the `SERVICES` setting. */
  name: string;
  register(app: App, deps: Deps): Promise<void> | void;
}
