import { useText } from '@arbora/i18n';
import { TextLink, useParamLink } from '@arbora/ui';
import { isPlainClick, useNavigate, type To } from '@arbora/router';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../list/list-column';
import { NameCell } from '../../list/name-cell';
import { EditableCell } from '../editing/editable-cell';
import type { SaveCell } from '../editing/use-cell-save';
import type { Section, SectionRow, SectionTexts } from '../section';
import { nextSort, type SectionView } from '../section-view';
import { cellOf, isNumeric, isShort } from './cell';
import { RowAction } from './row-action';
import { SelectBox } from './select-box';
import type { SectionActions } from './use-section-actions';
import type { Selection } from './use-selection';

interface SectionColumnsOptions {
  section: Section;
  view: SectionView;
  texts: SectionTexts;
  selection: Selection;
  actions: SectionActions;
  rows: readonly SectionRow[];
  /** URL of an opened row. */
  linkTo: (row: SectionRow) => To;
  /** Opens it without moving the list. */
  onOpen: (row: SectionRow) => void;
  /** Saves the input of a cell; without it cells are read-only. */
  onSave?: SaveCell;
}

/** The columns of a section's list: checkbox, name, the chosen columns, and actions. */
export function useSectionColumns(options: SectionColumnsOptions): ListColumn<SectionRow>[] {
  const { section, view, texts, selection, actions, rows, linkTo, onOpen, onSave } = options;
  const { t } = useText('office');
  const link = useParamLink();
  const navigate = useNavigate();
  const shown = section.columns.filter(({ key }) => view.columns.includes(key));
  const nameOf = (row: SectionRow): string => section.nameOf(row, texts);

  function sortOf(key: string, title: string): ListColumn<SectionRow>['sort'] {
    const next = nextSort(view, key);
    const label = next === null ? 'list.sortOwn' : next.startsWith('-') ? 'list.sortDown' : 'list.sortUp';
    const now = view.sort?.key === key ? (view.sort.descending ? 'descending' : 'ascending') : undefined;
    return { to: link({ sort: next }), label: t(label, { title }), now };
  }
  function content(column: Section['columns'][number], row: SectionRow): ReactNode {
    const editable = section.editable?.columns.find(({ key }) => key === column.key);
    const cell = cellOf(column, row, texts);
    if (!editable || !onSave) return cell;
    return (
      <EditableCell {...{ texts, row, onSave }} column={editable} title={texts.t(column.title)} name={nameOf(row)}>
        {cell}
      </EditableCell>
    );
  }
  const columns = shown.map((column, index): ListColumn<SectionRow> => {
    const title = texts.t(column.title);
    const isName = index === 0;
    return {
      key: column.key,
      title,
      short: isShort(column),
      ...(isNumeric(column) && { align: 'end' }),
      ...(isName && { role: 'name' }),
      ...(column.sort && { sort: sortOf(column.key, title) }),
      render: (row) =>
        isName ? (
          <NameCell
            name={
              <TextLink
                look="quiet"
                to={linkTo(row)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onOpen(row);
                }}
              >
                {nameOf(row)}
              </TextLink>
            }
            badge={column.cell?.(row, texts)}
          />
        ) : (
          content(column, row)
        ),
    };
  });
  const own = (section.actions ?? []).filter(({ inRow }) => inRow !== false);
  const canSelect =
    (section.actions ?? []).some(({ to }) => !to) || section.form?.remove === true || section.editable !== undefined;
  const select: ListColumn<SectionRow> = {
    key: 'select',
    role: 'select',
    title: t('list.selectAll'),
    head: (
      <SelectBox
        label={t('list.selectAll')}
        checked={rows.length > 0 && rows.every(selection.has)}
        onChange={() => selection.toggleAll(rows)}
      />
    ),
    render: (row) => (
      <SelectBox
        label={t('list.select', { name: nameOf(row) })}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    ),
  };
  const buttons: ListColumn<SectionRow> = {
    key: 'actions',
    role: 'actions',
    title: t('list.actions'),
    render: (row) =>
      own
        .filter(({ appliesTo }) => appliesTo?.(row) ?? true)
        .map((action) => (
          <RowAction
            key={action.name}
            action={action}
            label={texts.t(action.label)}
            name={nameOf(row)}
            onPress={() =>
              action.to ? void navigate(action.to(row), { preventScrollReset: true }) : actions.run(action, [row])
            }
          />
        )),
  };
  return [...(canSelect ? [select] : []), ...columns, ...(own.length > 0 ? [buttons] : [])];
}
