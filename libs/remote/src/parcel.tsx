import { ErrorState } from '@arbora/ui';
import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { RemoteDefinition, RemoteSlot } from './definition';
import type { Host } from './host';
import { loadPageTexts } from './page-texts';
import { parcelRoot } from './parcel-root';
import type { PreparedPage } from './prepare';
import { RemoteProviders } from './remote-providers';
import { RemoteRoot } from './remote-root';

/** Props of a parcel's lifecycles: a unique name, and the element to render into. */
interface ParcelProps {
  name: string;
  domElement: HTMLElement;
}

type Lifecycle = (props: ParcelProps) => Promise<unknown>;

/** The single-spa lifecycles of a page or slot. */
export interface Parcel {
  name: string;
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
}

function lifecycles(name: string, host: Host, Root: React.FunctionComponent): Parcel {
  const config = singleSpaReact({
    React,
    ReactDOMClient: { createRoot: (element: HTMLElement) => parcelRoot(name, element) },
    rootComponent: Root,
    // Catches failures of the providers; the page has its own error boundary.
    errorBoundary: (error) => (
      <RemoteProviders host={host} location={host.history.location} locale={host.i18n.locale}>
        <ErrorState error={error} />
      </RemoteProviders>
    ),
  });
  return { name, ...config } as unknown as Parcel;
}

/** Creates the single-spa lifecycles of a remote's pages, starting with a prepared page. */
export function pageParcel(definition: RemoteDefinition, host: Host, first: PreparedPage): Parcel {
  return lifecycles(definition.name, host, () => <RemoteRoot definition={definition} host={host} first={first} />);
}

/** Creates the single-spa lifecycles of a slot; loads its code and texts first. */
export async function slotParcel(
  definition: RemoteDefinition,
  slot: RemoteSlot,
  host: Host,
  input: unknown,
): Promise<Parcel> {
  const [{ default: Tile }] = await Promise.all([
    slot.load() as Promise<{ default: React.ComponentType<{ input: unknown }> }>,
    loadPageTexts(host.i18n, definition, {}),
  ]);
  return lifecycles(`${definition.name}:${slot.name}`, host, function SlotRoot() {
    return (
      <RemoteProviders host={host} location={host.history.location} locale={host.i18n.locale}>
        <Tile input={input} />
      </RemoteProviders>
    );
  });
}
