import { emit, on, type Events } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import './recent-hits';
import type { SearchDialogProps } from './search-dialog';

const SearchDialog = lazy(() => import('./search-dialog').catch(() => ({ default: SearchMissing })));

/** Opens the search on the shell's event. */
export function SearchHost(): ReactElement | null {
  const [request, setRequest] = useState<Events['manager:search'] | null>(null);
  useEffect(() => on('manager:search', setRequest), []);
  return (
    request && (
      <Suspense>
        <SearchDialog pages={request.pages} onClose={() => setRequest(null)} />
      </Suspense>
    )
  );
}

function SearchMissing({ onClose }: SearchDialogProps): ReactNode {
  const { t } = useText('manager');
  useEffect(() => {
    emit('alert', { id: 'manager-search', type: 'error', text: t('search.failed') });
    onClose();
  });
  return null;
}
