/**
 * `npm run dev -- mf-shop`: the whole site, with one remote built on the fly and shown anew at each change; the others
 * are the deployed builds. Without a name it is mf-content.
 */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configurationOf } from '../bundle';
import { REMOTES, ROOT, SHELL } from '../paths';
import { startServer } from '../server-process';
import { buildAndDeploy } from '../site';
import { command } from './command';

const DEV_PORT = Number(process.env.DEV_PORT ?? 8181);

async function developed(name: string, base: string): Promise<Configuration> {
  const configuration = await configurationOf(name, 'development');
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: base, clean: false, path: path.join(ROOT, '.arbora/dev', name) },
  };
}

/** Builds the remote at each change and tells the open pages of it. */
async function serveRemote(name: string, base: string): Promise<WebpackDevServer> {
  const server = new WebpackDevServer(
    {
      port: DEV_PORT,
      host: 'localhost',
      hot: false,
      liveReload: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      client: { webSocketURL: `ws://localhost:${DEV_PORT}/ws`, overlay: { warnings: false } },
      static: false,
    },
    webpack(await developed(name, base)),
  );
  await server.start();
  return server;
}

command(async ([name = 'mf-content']) => {
  if (!REMOTES.includes(name)) {
    const why = name === SHELL ? 'The shell is not built on the fly: npm run deploy -- shell. ' : '';
    throw new Error(`${why}Remotes are: ${REMOTES.join(', ')}`);
  }
  const base = `http://localhost:${DEV_PORT}/`;
  console.log('Building what has changed …');
  await buildAndDeploy();
  const builder = await serveRemote(name, base);
  const server = await startServer({ REMOTE_OVERRIDES: `${name}=${base}` });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop());
  console.log(`\n  ${name} is built from its source at each change: ${server.url.replace('127.0.0.1', 'localhost')}\n`);
  const code = await server.ended;
  await builder.stop();
  process.exit(code);
});
