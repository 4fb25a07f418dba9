import { ErrorState } from '@arbora/ui';
import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { RemoteDefinition, RemoteSlot } from './definition';
import type { Host } from './host';
import { parcelRoot } from './parcel-root';
import type { PreparedPage } from './prepare';
import { RemoteProviders } from './remote-providers';
import { RemoteRoot } from './remote-root';

/** What a parcel's lifecycles are handed: a name that no other mounted parcel has, and the element to fill. */
interface ParcelProps {
  name: string;
  domElement: HTMLElement;
}

type Lifecycle = (props: ParcelProps) => Promise<unknown>;

/** The single-spa lifecycles of a part of a remote. */
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
    // The page's own boundary sits deeper; this one stands for failures of the providers themselves.
    errorBoundary: (error) => (
      <RemoteProviders host={host} location={host.history.location} locale={host.i18n.locale}>
        <ErrorState error={error} />
      </RemoteProviders>
    ),
  });
  return { name, ...config } as unknown as Parcel;
}

/** single-spa lifecycles of a remote's pages, the first of which has been prepared. */
export function pageParcel(definition: RemoteDefinition, host: Host, first: PreparedPage): Parcel {
  return lifecycles(definition.name, host, () => <RemoteRoot definition={definition} host={host} first={first} />);
}

/** single-spa lifecycles of one slot of a remote; loads its code and texts first. */
export async function slotParcel(
  definition: RemoteDefinition,
  slot: RemoteSlot,
  host: Host,
  input: unknown,
): Promise<Parcel> {
  const [{ default: Tile }] = await Promise.all([
    slot.load(),
    host.i18n.loadTexts(definition.namespace, definition.texts),
  ]);
  return lifecycles(`${definition.name}:${slot.name}`, host, function SlotRoot() {
    return (
      <RemoteProviders host={host} location={host.history.location} locale={host.i18n.locale}>
        <Tile input={input} />
      </RemoteProviders>
    );
  });
}
