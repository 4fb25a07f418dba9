import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { parcelPrefix } from './parcel-prefix';

/** Marks the element in which a server has rendered the page of the remote that it names. */
export const RENDERED_MARK = 'data-rendered-by';

/** A React root for a parcel: takes over what a server has rendered into the element, or begins with nothing. */
export function parcelRoot(remote: string, element: HTMLElement): Pick<Root, 'render' | 'unmount'> {
  const options = { identifierPrefix: parcelPrefix(remote) };
  if (!element.hasAttribute(RENDERED_MARK)) return createRoot(element, options);
  element.removeAttribute(RENDERED_MARK);
  let root: Root | null = null;
  return {
    render(tree: ReactNode) {
      if (root) root.render(tree);
      // In slices of a few milliseconds; a click on what is not taken over yet is waited for by React.
      else startTransition(() => void (root = hydrateRoot(element, tree, options)));
    },
    unmount: () => root?.unmount(),
  };
}
