import { useNamedText } from '@arbora/i18n';
import { declaredSearch, type PageLanguages } from '@arbora/registry';
import { DeclaredSearchContext, type Location } from '@arbora/router';
import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { RemoteDefinition } from './definition';
import type { Host } from './host';
import { PageBoundary } from './page-boundary';
import { PageLanguagesContext } from './page-languages';
import { PageTitleContext } from './page-title';
import type { PreparedPage } from './prepare';
import { RemoteProviders } from './remote-providers';
import { useVisiblePage } from './use-visible-page';

/** The root component of a remote: shows its page at the current location. */
export function RemoteRoot(props: { definition: RemoteDefinition; host: Host; first: PreparedPage }): ReactNode {
  const { definition, host } = props;
  const { visible, retry } = useVisiblePage(definition, host, props.first);
  // Another page is remounted; a change of search, hash or language keeps state, such as a half-filled form.
  const identity = visible.route.pattern + JSON.stringify(visible.params);
  return (
    <RemoteProviders host={host} location={usePageLocation(visible)} locale={visible.locale}>
      <PageBoundary
        key={identity}
        onError={(error, stack) => host.pageFailed?.({ remote: definition.name, error, stack })}
        error={visible.error}
        retry={retry}
      >
        <DeclaredSearchContext value={visible.route}>
          <PageView definition={definition} host={host} visible={visible} />
        </DeclaredSearchContext>
      </PageBoundary>
    </RemoteProviders>
  );
}

/** The location as rendered by the server: without parameters that the page does not read. */
function usePageLocation({ location, route }: PreparedPage): Location {
  return useMemo(() => ({ ...location, search: declaredSearch(route, location.search) }), [location, route]);
}

function PageView(props: { definition: RemoteDefinition; host: Host; visible: PreparedPage }): ReactNode {
  const { host, visible } = props;
  const { t } = useNamedText(props.definition.namespace);
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const title = ownTitle ?? t(visible.route.titleKey);
  const { location } = visible;
  const { Component } = visible.page;
  const tellLanguages = useCallback(
    (languages: PageLanguages) => host.pageLanguages?.(location, languages),
    [host, location],
  );
  // A layout effect, so that scrolling happens before the first paint.
  useLayoutEffect(() => host.pageShown({ location, title }), [host, location, title]);
  return (
    <PageTitleContext value={setOwnTitle}>
      <PageLanguagesContext value={tellLanguages}>
        <Component params={visible.params} />
      </PageLanguagesContext>
    </PageTitleContext>
  );
}
