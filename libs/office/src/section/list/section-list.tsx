import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useSearchParams, type To } from '@arbora/router';
import { SearchField } from '@arbora/ui';
import { useRef, type ReactElement } from 'react';
import { ManagerList } from '../../list/manager-list';
import type { Section, SectionRow } from '../section';
import { BulkChangeButton } from '../editing/bulk-change-button';
import { useCellSave } from '../editing/use-cell-save';
import { sectionView } from '../section-view';
import { sectionListQuery } from '../section-rows';
import { useSectionTexts } from '../use-section-texts';
import { BulkBar } from './bulk-bar';
import { ExportMenu } from './export-menu';
import { ImportButton } from '../import/import-button';
import { SectionFilters } from './section-filters';
import css from './section-list.module.css';
import { useRowHeight } from './row-height';
import { useKeptFocus } from './use-kept-focus';
import { SelectFoundButton } from './select-found-button';
import { useListKeys } from './use-list-keys';
import { useSectionActions } from './use-section-actions';
import { useSectionColumns } from './use-section-columns';
import { useSelection } from './use-selection';
import { SavedViewsMenu } from '../views/saved-views-menu';
import { ViewMenu } from './view-menu';

export interface SectionListProps {
  section: Section;
  linkTo: (row: SectionRow) => To;
  onOpen: (row: SectionRow) => void;
  /** URL of the section's list without search and filters. */
  whole: string;
}

/** The list of a section: search, filters, columns and sorting in the URL, and selection with its actions. */
export function SectionList({ section, linkTo, onOpen, whole }: SectionListProps): ReactElement {
  const { t, formats } = useText('office');
  const texts = useSectionTexts(section);
  const [params] = useSearchParams();
  const view = sectionView(section, params);
  const query = useQuery(sectionListQuery(section, view));
  const selection = useSelection(section);
  const actions = useSectionActions(section, texts);
  const frame = useRef<HTMLDivElement>(null);
  const isCompact = useRowHeight() === 'compact';
  useListKeys(frame, selection.clear);
  useKeptFocus(frame);
  const rows = query.data?.rows ?? [];
  const onSave = useCellSave(section, texts);
  const columns = useSectionColumns({ section, view, texts, selection, actions, rows, linkTo, onOpen, onSave });
  const isFiltered = view.q !== '' || Object.keys(view.filters).length > 0;

  return (
    <div ref={frame} className={css.frame}>
      <div className={css.toolbar}>
        {section.search && (
          <div className={css.search}>
            <SearchField name="q" size="compact" label={texts.t(section.search.label)} pending={query.isFetching} />
          </div>
        )}
        <SectionFilters section={section} texts={texts} />
        <div className={css.tools}>
          <span className={css.total}>
            {query.data && t('list.total', { count: query.data.total, number: formats.number(query.data.total) })}
          </span>
          <ExportMenu
            section={section}
            view={view}
            texts={texts}
            selected={selection.rows}
            total={query.data?.total ?? 0}
          />
          {section.editable && (
            <div className={css.editing}>
              <BulkChangeButton
                {...{ section, view, texts }}
                selected={selection.rows}
                total={query.data?.total ?? 0}
                onDone={selection.clear}
              />
              <ImportButton section={section} texts={texts} />
            </div>
          )}
          <SavedViewsMenu section={section} />
          <ViewMenu section={section} view={view} texts={texts} />
        </div>
      </div>
      <BulkBar
        {...{ section, selection, actions, texts }}
        more={<SelectFoundButton {...{ section, view, selection }} shown={rows} total={query.data?.total ?? 0} />}
      />
      {actions.dialog}
      <div data-list-rows="" role="group" aria-label={texts.t(section.title)} tabIndex={-1}>
        <ManagerList
          query={query}
          columns={columns}
          keyOf={(row) => String(row[section.key])}
          label={texts.t(section.title)}
          compact={isCompact}
          picture={section.picture}
          onOpen={onOpen}
          nothingYet={{
            title: texts.t(section.emptyState.title),
            text: section.emptyState.text && texts.t(section.emptyState.text),
          }}
          withoutFilters={isFiltered ? whole : null}
        />
      </div>
    </div>
  );
}
