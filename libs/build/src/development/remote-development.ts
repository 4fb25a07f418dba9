import type { AddressInfo } from 'node:net';
import type Server from 'webpack-dev-server';
import { forwardedSite } from '../remote-development/forwarded-site';
import { localBuilds, type LocalBuilds } from '../remote-development/local-builds';
import { assertSite } from '../remote-development/site-contract';

export interface DevelopedSite {
  /** `http://localhost:<port>/` */
  address: string;
  close(): Promise<void>;
}

interface Options {
  /** The origin of a running site. */
  origin: string;
  /** 0 takes a free one. */
  port: number;
}

/** Serves the builds, and forwards other requests to the site at `origin`; open pages reload after each build. */
export async function serveBuilds(
  { compiler, entries }: LocalBuilds,
  { origin, port }: Options,
): Promise<DevelopedSite> {
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const site = forwardedSite(origin, async () => {
    // A document of the last build would not learn of the next one that ends before its socket is open.
    await new Promise((resolve) => server.middleware!.waitUntilValid(resolve));
    return entries();
  });
  const server: Server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      // The shell's React is a production build, which replaces no components.
      hot: false,
      liveReload: true,
      // It is in the script of every document.
      client: false,
      static: false,
      compress: false,
      devMiddleware: { stats: 'none' },
      proxy: [site.proxy],
    },
    compiler,
  );
  const close = async (): Promise<void> => {
    await server.stop();
    site.close();
  };
  await server.start();
  try {
    await entries();
  } catch (error) {
    await close();
    throw error;
  }
  const { port: taken } = server.server!.address() as AddressInfo;
  return { address: `http://localhost:${taken}/`, close };
}

/**
 * Serves a site like `origin`, with the named remotes built from source: pages and data are those of `origin`, the
 * browser renders, and open pages reload after each build. @throws Error if `origin` is no site that loads the builds
 */
export async function developRemotes(
  names: readonly string[],
  { origin: address, port }: Options,
): Promise<DevelopedSite> {
  const { origin } = new URL(address);
  await assertSite(origin);
  return serveBuilds(await localBuilds(names), { origin, port });
}
