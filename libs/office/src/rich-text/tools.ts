import type { UncountedKey } from '@arbora/i18n';
import type { IconShape } from '@arbora/ui/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { bulletsIcon, clearIcon, numbersIcon, quoteIcon, redoIcon, tableIcon, undoIcon } from './icons';

/** A button of the editor. */
export interface Tool {
  label: UncountedKey<'office'>;
  /** An icon, or letters. */
  icon?: IconShape;
  letters?: string;
  /** Node type that the schema must have; absent: available in all. */
  node?: string;
  look?: 'bold' | 'italic' | 'underline' | 'strike';
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  label: `rich.heading${level}`,
  letters: `H${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
});

const mark = (name: string, label: Tool['label'], run: Tool['run']): Tool => ({
  label,
  isOn: (editor) => editor.isActive(name),
  run,
});

/** Tools without a panel of their own, in groups. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { label: 'rich.undo', icon: undoIcon, run: (chain) => chain.undo() },
    { label: 'rich.redo', icon: redoIcon, run: (chain) => chain.redo() },
  ],
  [heading(2), heading(3), heading(4)],
  [
    { ...mark('bold', 'rich.bold', (chain) => chain.toggleBold()), letters: 'B', look: 'bold' },
    { ...mark('italic', 'rich.italic', (chain) => chain.toggleItalic()), letters: 'I', look: 'italic' },
    { ...mark('underline', 'rich.underline', (chain) => chain.toggleUnderline()), letters: 'U', look: 'underline' },
    { ...mark('strike', 'rich.strike', (chain) => chain.toggleStrike()), letters: 'S', look: 'strike' },
    { label: 'rich.clear', icon: clearIcon, run: (chain) => chain.clearNodes().unsetAllMarks() },
  ],
  [
    { ...mark('bulletList', 'rich.bullets', (chain) => chain.toggleBulletList()), icon: bulletsIcon },
    { ...mark('orderedList', 'rich.numbers', (chain) => chain.toggleOrderedList()), icon: numbersIcon },
    { ...mark('blockquote', 'rich.quote', (chain) => chain.toggleBlockquote()), icon: quoteIcon },
    {
      ...mark('table', 'rich.table', (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })),
      icon: tableIcon,
      node: 'table',
    },
  ],
];

/** Tools for the table at the cursor. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: 'rich.rowAdd', run: (chain) => chain.addRowAfter() },
  { label: 'rich.rowRemove', run: (chain) => chain.deleteRow() },
  { label: 'rich.columnAdd', run: (chain) => chain.addColumnAfter() },
  { label: 'rich.columnRemove', run: (chain) => chain.deleteColumn() },
  { label: 'rich.tableRemove', run: (chain) => chain.deleteTable() },
];
