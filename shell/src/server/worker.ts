import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { RemoteServer, RenderedPage, RenderContext, RenderTask } from '@arbora/registry';
import { chargedTo, endAtFailures } from './charged-work';
import { dataFetch } from './data-fetch';
import { frameHtml } from './frame-html';

const setting = workerData as RenderContext;
// The bundler replaces `require`, which then resolves bundled modules only.
const load = createRequire(__filename);

function serverOf(remote: string, others: RenderTask['variant'] = undefined): RemoteServer {
  const bundle = others?.bundles[remote] ?? setting.bundles[remote];
  if (bundle === undefined) throw new Error(`${remote} has no server bundle`);
  return (load(bundle) as { default: RemoteServer }).default;
}

/** The setting with the versions of the task. */
function settingOf({ variant }: RenderTask): RenderContext {
  if (!variant) return setting;
  const { registry } = setting;
  const remotes = registry.remotes.map((remote) => variant.entries.find(({ name }) => name === remote.name) ?? remote);
  return { ...setting, registry: { ...registry, remotes } };
}

async function pageOf(remote: string, task: RenderTask): Promise<RenderedPage> {
  const page = await serverOf(remote, task.variant).render({ ...task, site: setting.site }, dataFetch(task.port));
  if (page.isMissing) return page;
  return {
    ...page,
    html: await frameHtml(settingOf(task), task, { remote, html: page.html, languages: page.languages }),
  };
}

async function missingPage(task: RenderTask): Promise<RenderedPage> {
  return { html: await frameHtml(settingOf(task), task, null), queries: null, title: null, head: {}, isMissing: true };
}

async function renderPage(task: RenderTask): Promise<RenderedPage> {
  task.port.postMessage('begin');
  try {
    const page = task.remote === null ? null : await pageOf(task.remote, task);
    return page && !page.isMissing ? page : await missingPage(task);
  } finally {
    task.port.close();
  }
}

endAtFailures();

/** Runs a task of the render pool. `null` preloads all bundles, so that the first page does not wait for them. */
export default async function render(task: RenderTask | null): Promise<RenderedPage | null> {
  if (!task) {
    const remotes = Object.keys(setting.bundles);
    await Promise.all(
      remotes.map((remote) => chargedTo({ id: null, remote, url: null }, async () => serverOf(remote))),
    );
    return null;
  }
  const { id, remote, url, variant } = task;
  const version = variant?.entries.find(({ name }) => name === remote)?.version;
  return chargedTo({ id, remote, url, ...(version !== undefined && { version }) }, () => renderPage(task));
}
