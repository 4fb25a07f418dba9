import { isSecretAddress, type Registry } from '@arbora/registry';
import type { History } from '@arbora/router';

export interface PrivacyOptions {
  history: History;
  registry: Pick<Registry, 'remotes'>;
  /** Shows an address in a document of its own. */
  load?: (href: string, replace: boolean) => void;
}

function loadDocument(href: string, replace: boolean): void {
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

/** What is requested from here on names the site only, as what the server sends for such an address. */
function hideReferrer(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin';
  document.head.append(meta);
}

/**
 * Keeps secrets in addresses from measuring scripts, which see every address that their document has shown since it was
 * loaded. So one document either measures or shows a secret address: after a secret one it never starts to measure, and
 * once it measures, a secret address is loaded as another document.
 */
export class DocumentPrivacy {
  /** The site's history; navigations that would mix the two leave the document. */
  readonly history: History;
  private isMeasured = false;
  private hasShownSecret = false;

  constructor(private readonly options: PrivacyOptions) {
    const { history, load = loadDocument } = options;
    const unlessSecret =
      (go: History['push'], replace: boolean): History['push'] =>
      (to, state) => {
        const { pathname } = history.location;
        const href = history.createHref(typeof to === 'string' ? to : { pathname, ...to });
        if (this.isMeasured && this.isSecret(new URL(href, window.location.href))) load(href, replace);
        else go(to, state);
      };
    this.history = Object.create(history, {
      push: { value: unlessSecret(history.push, false) },
      replace: { value: unlessSecret(history.replace, true) },
    }) as History;
    this.look();
    history.listen(() => this.look());
  }

  /** Asked before anything is loaded that measures; a yes is for the whole life of the document. */
  mayMeasure = (): boolean => {
    if (!this.hasShownSecret) this.isMeasured = true;
    return this.isMeasured;
  };

  private look(): void {
    if (this.hasShownSecret || !this.isSecret(this.options.history.location)) return;
    this.hasShownSecret = true;
    hideReferrer();
  }

  private isSecret(address: { pathname: string; search: string }): boolean {
    return isSecretAddress(this.options.registry, address);
  }
}
