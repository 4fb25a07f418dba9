import { useSession } from '@arbora/auth';
import { useQuery } from '@arbora/query';
import { useNavigate, useSearchParams } from '@arbora/router';
import { PAGE_PARAM, useParamLink } from '@arbora/ui';
import { useEffect, useRef } from 'react';
import { setRowHeight } from '../list/row-height';
import type { Section } from '../section';
import { savedViewsQuery, type SavedView } from './saved-views.queries';
import { viewChanges, viewParamNames, savedViewsKey } from './view-params';

/** The person's saved views of a list. Opening the list without parameters applies the default one. */
export function useSavedViews(section: Section) {
  const person = useSession().user?.id ?? '';
  const { data: views = [] } = useQuery({ ...savedViewsQuery(savedViewsKey(section), person), enabled: person !== '' });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  function show({ params: saved, row_height }: SavedView): void {
    setRowHeight(row_height);
    void navigate(link(viewChanges(section, saved)), { replace: true, preventScrollReset: true });
  }

  // Only once: clearing the filters must not bring the default back.
  const isUnfiltered = [...viewParamNames(section), PAGE_PARAM, 'id'].every((name) => !params.has(name));
  const hasApplied = useRef(!isUnfiltered);
  const defaultView = views.find(({ is_default }) => is_default);
  useEffect(() => {
    if (hasApplied.current || !defaultView) return;
    hasApplied.current = true;
    if (isUnfiltered) show(defaultView);
  });
  return { person, views, show };
}
