import type { Locale } from '@arbora/domain';
import { I18nProvider } from '@arbora/i18n';
import { QueryClientProvider } from '@arbora/query';
import { HistoryRouter, type Location } from '@arbora/router';
import type { ReactNode } from 'react';
import type { Host } from './host';
import { HostProvider } from './host-context';

/** Providers of all components of a remote. */
export function RemoteProviders(props: {
  host: Host;
  location: Location;
  locale: Locale;
  children: ReactNode;
}): ReactNode {
  const { host } = props;
  return (
    <HostProvider value={host}>
      <I18nProvider i18n={host.i18n}>
        <QueryClientProvider client={host.queryClient}>
          <HistoryRouter history={host.history} location={props.location} basename={`/${props.locale}`}>
            {props.children}
          </HistoryRouter>
        </QueryClientProvider>
      </I18nProvider>
    </HostProvider>
  );
}
