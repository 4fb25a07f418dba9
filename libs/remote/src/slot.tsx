import { useEffect, useRef, type ReactNode } from 'react';
import { useHost } from './host-context';

/**
 * Shows a slot of another remote by name. `input` must be referentially stable. Empty if no remote offers it or it
 * fails.
 */
export function Slot(props: { name: string; input?: unknown }): ReactNode {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const { name, input } = props;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // Each mount has its own element, as a previous unmount may still be running.
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
