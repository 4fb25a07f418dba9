import { createContext, useContext } from 'react';
import type { Host } from './host';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** Returns the host of this remote. Throws outside a mounted remote. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a mounted remote around it');
  return host;
}
