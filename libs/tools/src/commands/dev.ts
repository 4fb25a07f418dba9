/**
 * `npm run dev -- mf-shop`: the whole site, with the shell and the named remotes built from source, including server
 * rendering. Changed components are hot-replaced with their state; other changes reload open pages. The other remotes
 * are the deployed builds. Default: mf-content.
 */
import path from 'node:path';
import { openWatchedSite } from '@arbora/build/watched-site';
import { SHELL } from '@arbora/deployment';
import { REMOTES, STATE_DIR } from '@arbora/build/paths';
import WebpackDevServer from 'webpack-dev-server';
import { startServer } from '../processes/server-process';
import { buildAndDeploy } from '../projects/site';
import { command } from './command';

const DEV_PORT = Number(process.env.DEV_PORT ?? 8181);

command(async (given) => {
  const named = given.length > 0 ? given : ['mf-content'];
  for (const name of named) {
    if (name !== SHELL && !REMOTES.includes(name)) {
      throw new Error(
        `There is no ${name}. There are the shell, which is always among them, and: ${REMOTES.join(', ')}`,
      );
    }
  }
  const names = [...new Set([SHELL, ...named])];
  const socket = `ws://localhost:${DEV_PORT}`;
  const siteDir = path.join(STATE_DIR, `development-${DEV_PORT}`);
  console.log('Building what has changed …');
  await buildAndDeploy();
  const { compiler, ready } = await openWatchedSite(names, siteDir, socket);
  const builder = new WebpackDevServer(
    {
      port: DEV_PORT,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      client: { webSocketURL: `${socket}/ws`, overlay: { warnings: false, runtimeErrors: false } },
      static: false,
      // The back end serves the files and renders with them; the site prints the errors of all builds.
      devMiddleware: { writeToDisk: true, stats: 'none' },
    },
    compiler,
  );
  await builder.start();
  await ready;
  const server = await startServer({ SITE_DIR: siteDir });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop());
  console.log(`\n  ${names.join(', ')} from source: ${server.url.replace('127.0.0.1', 'localhost')}\n`);
  const code = await server.ended;
  await builder.stop();
  process.exit(code);
});
