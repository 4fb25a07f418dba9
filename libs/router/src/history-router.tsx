import type { History, Location } from 'history';
import type { ReactNode } from 'react';
import { Router } from 'react-router';

/**
 * Router over the one history of the site. Each React root has its own; all of them follow the same history, whose
 * `location` the caller passes so that it decides when a navigation becomes visible.
 */
export function HistoryRouter(props: {
  history: History;
  location: Location;
  basename: string;
  children: ReactNode;
}): ReactNode {
  const { history, location, basename } = props;
  // With the slash, a link to the home page is its address and not that of a redirect.
  const base = location.pathname === basename ? basename : `${basename}/`;
  return (
    <Router basename={base} location={location} navigator={history}>
      {props.children}
    </Router>
  );
}
