import type { History, Location } from 'history';
import type { ReactNode } from 'react';
import { Router } from 'react-router';

/**
 * Router over the site's shared history. Each React root has its own; the caller passes `location`, and so decides when
 * a navigation becomes visible.
 */
export function HistoryRouter(props: {
  history: History;
  location: Location;
  basename: string;
  children: ReactNode;
}): ReactNode {
  const { history, location, basename } = props;
  // With the slash, links to the home page need no redirect.
  const base = location.pathname === basename ? basename : `${basename}/`;
  return (
    <Router basename={base} location={location} navigator={history}>
      {props.children}
    </Router>
  );
}
