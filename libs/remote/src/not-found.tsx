import { useHref, useLocation } from '@arbora/router';
import { useContext, useEffect } from 'react';
import { useHost } from './host-context';
import { ServerReportContext } from './server-report';

/** Render this for a missing record: the shell's error screen replaces the page. */
export function NotFound(): null {
  const host = useHost();
  const report = useContext(ServerReportContext);
  report?.missing();
  // The page stays on screen while the next one loads; a report by then would concern the wrong location.
  const shown = useHref(useLocation().pathname);
  useEffect(() => {
    const { location } = host.history;
    if (location.pathname === shown) host.pageNotFound(location);
  }, [host, shown]);
  return null;
}
