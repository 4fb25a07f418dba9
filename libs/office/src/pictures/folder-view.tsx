import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { useNavigate, useSearchParams } from '@arbora/router';
import { EmptyState, QueryView, Skeleton, useErrorText, useParamLink } from '@arbora/ui';
import { useRef, type ReactElement } from 'react';
import { BulkBar } from '../section/list/bulk-bar';
import { useListKeys } from '../section/list/use-list-keys';
import { useSectionActions } from '../section/list/use-section-actions';
import { useSectionColumns } from '../section/list/use-section-columns';
import { useSelection } from '../section/list/use-selection';
import { RecordDrawer } from '../section/record/record-drawer';
import { useUndo } from '../section/record/use-undo';
import type { Section, SectionRow } from '../section/section';
import { sectionView } from '../section/section-view';
import { useSectionTexts } from '../section/use-section-texts';
import css from './folder-view.module.css';
import { folderPhotosQuery, type PhotoTarget } from './folder-photos.queries';
import { PhotoUpload } from './photo-upload';
import { sortPhotos } from './sort-photos.mutation';
import { SortedGrid } from './sorted-grid';

/** Uploads, sorts, describes, moves and deletes the pictures of one plant or gallery. */
export function FolderView({ section, target }: { section: Section; target: PhotoTarget }): ReactElement {
  const { t } = useText('manager.photo');
  const texts = useSectionTexts(section);
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const frame = useRef<HTMLDivElement>(null);
  const photos = useQuery(folderPhotosQuery(target));
  const rows: readonly SectionRow[] = photos.data ?? [];
  const selection = useSelection(section);
  const actions = useSectionActions(section, texts);
  const undo = useUndo(section);
  const sort = useMutation(sortPhotos);
  useListKeys(frame, selection.clear);
  const id = params.get('id');
  const open = (row: SectionRow): void => void navigate(link({ id: String(row.id) }), { preventScrollReset: true });
  const nameOf = (row: SectionRow): string => section.nameOf(row, texts);
  const columns = useSectionColumns({
    section,
    view: sectionView(section, new URLSearchParams()),
    texts,
    selection,
    actions,
    rows,
    linkTo: (row) => link({ id: String(row.id) }),
    onOpen: open,
  });

  async function order(ids: string[]): Promise<void> {
    try {
      await sort.mutateAsync(ids);
      await undo(t('order.done'), ids);
    } catch (error) {
      snackbar('error', errorText(error));
    }
  }
  return (
    <div ref={frame} className={css.frame}>
      <PhotoUpload label={t('upload.label')} target={target} />
      <BulkBar section={section} selection={selection} actions={actions} texts={texts} />
      {actions.dialog}
      <div data-list-rows="">
        <QueryView
          query={photos}
          skeleton={<Skeleton shape="card" count={4} />}
          empty={<EmptyState title={t('photo.none')}>{t('photo.noneText')}</EmptyState>}
        >
          {() => (
            <>
              <p className={css.hint}>{t('order.hint')}</p>
              <SortedGrid
                rows={sorted(rows, sort.isPending ? sort.variables : undefined)}
                columns={columns}
                nameOf={nameOf}
                label={t('photo.photos')}
                onSort={(ids) => void order(ids)}
              />
            </>
          )}
        </QueryView>
      </div>
      {id !== null && (
        <RecordDrawer
          key={id}
          section={section}
          id={id}
          onClosed={() => void navigate(link({ id: null }), { replace: true, preventScrollReset: true })}
        />
      )}
    </div>
  );
}

/** The rows in their optimistic order. */
function sorted(rows: readonly SectionRow[], ids: readonly string[] | undefined): readonly SectionRow[] {
  return ids ? rows.toSorted((one, other) => ids.indexOf(String(one.id)) - ids.indexOf(String(other.id))) : rows;
}
