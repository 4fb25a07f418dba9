/** The parts that tests use of an S3 server over a folder. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Context {
    readonly method: string;
    readonly path: string;
    get(header: string): string;
    status: number;
    type: string;
    body: string;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** Of Koa; the first runs first. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
