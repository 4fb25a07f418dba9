import { useEffect, useRef, type ReactNode } from 'react';
import { useHost } from './host-context';

/**
 * A place for a tile of another team's remote, named by the slot it offers. `input` must be stable between renders.
 * Where no remote offers it or it fails, the place stays empty.
 */
export function Slot(props: { name: string; input?: unknown }): ReactNode {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const { name, input } = props;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // Each mount gets an element of its own: an unmount still under way must not meet the next mount.
    const target = element.appendChild(document.createElement('div'));
    const mounted = host.mountSlot(name, target, input);
    return () => {
      mounted
        .then((unmount) => unmount())
        .then(
          () => target.remove(),
          () => target.remove(),
        );
    };
  }, [host, name, input]);

  return <div ref={place} />;
}
