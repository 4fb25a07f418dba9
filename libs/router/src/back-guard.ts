import type { History } from 'history';
import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/**
 * Hands the way back to `ask` while something typed is not saved: it leaves when it calls `leave`, else the page stays.
 * Other navigations pass, since the page itself or a guard of the shell wants them.
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
