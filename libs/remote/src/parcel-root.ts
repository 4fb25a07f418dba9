import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { parcelPrefix } from './parcel-prefix';

/** Attribute of server-rendered elements with the name of their remote. */
export const RENDERED_MARK = 'data-rendered-by';

/** Creates a React root for a parcel, hydrating server-rendered markup if there is any. */
export function parcelRoot(remote: string, element: HTMLElement): Pick<Root, 'render' | 'unmount'> {
  const options = { identifierPrefix: parcelPrefix(remote) };
  if (!element.hasAttribute(RENDERED_MARK)) return createRoot(element, options);
  element.removeAttribute(RENDERED_MARK);
  let root: Root | null = null;
  return {
    render(tree: ReactNode) {
      if (root) root.render(tree);
      // Hydrates in time slices; React replays clicks on parts that are not hydrated yet.
      else startTransition(() => void (root = hydrateRoot(element, tree, options)));
    },
    unmount: () => root?.unmount(),
  };
}
