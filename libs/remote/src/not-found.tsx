import { useHref, useLocation } from '@arbora/router';
import { useContext, useEffect } from 'react';
import { useHost } from './host-context';
import { ServerReportContext } from './server-report';

/** A page renders this when what its address names is not there: the shell's error screen takes its place. */
export function NotFound(): null {
  const host = useHost();
  const report = useContext(ServerReportContext);
  report?.missing();
  // A page stays on screen while the next one is made ready; what it misses by then is no longer asked for.
  const shown = useHref(useLocation().pathname);
  useEffect(() => {
    const { location } = host.history;
    if (location.pathname === shown) host.pageNotFound(location);
  }, [host, shown]);
  return null;
}
