import type { Registry, RemoteEntry } from './registry';
import type { RouteRule } from './route-rule';

/** A remote as the browser needs it; file lists serve the server's preload links only. */
export interface BrowserRemote extends Omit<RemoteEntry, 'pages' | 'preload' | 'texts' | 'server' | 'routes'> {
  routes: Omit<RouteRule, 'titles' | 'validation' | 'rendered'>[];
}

/** The registry as the browser needs it. */
export interface BrowserRegistry extends Omit<Registry, 'canaries' | 'variant' | 'shell' | 'remotes'> {
  shell: Omit<Registry['shell'], 'server' | 'inline' | 'integrity'>;
  remotes: BrowserRemote[];
}

/** Returns what documents contain of the remote. */
export function browserRemote({
  pages: _pages,
  preload: _preload,
  texts: _texts,
  server: _server,
  ...remote
}: RemoteEntry): BrowserRemote {
  return {
    ...remote,
    routes: remote.routes.map(({ titles: _titles, validation: _validation, rendered: _rendered, ...rule }) => rule),
  };
}

/** Returns what documents contain of the registry. */
export function browserRegistry({
  remotes,
  shell,
  canaries: _canaries,
  variant: _variant,
  ...rest
}: Registry): BrowserRegistry {
  const { server: _file, inline: _inline, integrity: _integrity, ...ownFiles } = shell;
  return { ...rest, shell: ownFiles, remotes: remotes.map(browserRemote) };
}
