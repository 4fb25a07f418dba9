import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useHost } from './host-context';
import type { SlotInputs, SlotName } from './slot-inputs';

type SlotProps = {
  [Name in SlotName]: { name: Name; onFailed?: () => void } & (undefined extends SlotInputs[Name]
    ? { input?: undefined }
    : { input: SlotInputs[Name] });
}[SlotName];

/**
 * Shows a slot of another remote by name. `input` must be referentially stable. Empty if no remote offers it or it
 * fails; `onFailed` is called then.
 */
export function Slot({ name, input, onFailed }: SlotProps): ReactNode {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const failed = useEffectEvent(() => onFailed?.());

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // Each mount has its own element, as a previous unmount may still be running.
    const target = element.appendChild(document.createElement('div'));
    const mounted = host.mountSlot(name, target, input);
    mounted.catch(() => failed());
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
