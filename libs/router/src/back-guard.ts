import type { History } from 'history';
import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/**
 * Intercepts Back while there are unsaved changes: `ask` may call `leave` to go back, else the page stays. Other
 * navigations pass, as the page itself or a guard of the shell started them.
 */
export function useBackGuard(isOn: boolean, ask: (leave: () => void) => void): void {
  const history = useContext(NavigationContext).navigator as History;
  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return undefined;
    const unblock = history.block(({ action, retry }) => {
      const leave = (): void => {
        unblock();
        retry();
      };
      if (action === 'POP') asked(leave);
      else leave();
    });
    return unblock;
  }, [history, isOn]);
}
