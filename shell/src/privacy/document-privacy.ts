import { isSecretUrl, type Registry } from '@arbora/registry';
import type { History } from '@arbora/router';

export interface PrivacyOptions {
  history: History;
  registry: Pick<Registry, 'remotes'>;
  /** Loads a URL as a new document. */
  load?: (href: string, replace: boolean) => void;
}

function loadDocument(href: string, replace: boolean): void {
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

/** Later requests send only the origin as referrer, matching the server's header for such URLs. */
function hideReferrer(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin';
  document.head.append(meta);
}

/**
 * Keeps secrets in URLs from measurement scripts, which see every URL of their document since it was loaded. A document
 * therefore either runs measurement scripts or shows secret URLs: after a secret URL it never loads the scripts, and
 * while they run, a secret URL is loaded as a new document.
 */
export class DocumentPrivacy {
  /** The site's history; navigations that would combine both leave the document. */
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
    this.noteSecret();
    history.listen(() => this.noteSecret());
  }

  /** Call before loading measurement scripts; true holds for the lifetime of the document. */
  mayMeasure = (): boolean => {
    if (!this.hasShownSecret) this.isMeasured = true;
    return this.isMeasured;
  };

  private noteSecret(): void {
    if (this.hasShownSecret || !this.isSecret(this.options.history.location)) return;
    this.hasShownSecret = true;
    hideReferrer();
  }

  private isSecret(address: { pathname: string; search: string }): boolean {
    return isSecretUrl(this.options.registry, address);
  }
}
