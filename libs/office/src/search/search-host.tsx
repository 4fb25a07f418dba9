import { emit, on, type Events } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Slot } from '@arbora/remote';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import './recent-hits';

/** Opens the search over all sections, a slot of another remote, on the shell's event. */
export function SearchHost(): ReactElement | null {
  const { t } = useText('office');
  const [request, setRequest] = useState<Events['manager:search'] | null>(null);
  useEffect(() => on('manager:search', setRequest), []);
  const input = useMemo(() => request && { pages: request.pages, onClose: () => setRequest(null) }, [request]);
  const failed = (): void => {
    setRequest(null);
    emit('alert', { id: 'manager-search', type: 'error', text: t('search.failed') });
  };
  return input && <Slot name="manager-search" input={input} onFailed={failed} />;
}
