import type { Editor, JSONContent } from '@tiptap/core';

/** Inserts content after the selection, so that a selected picture or card is not replaced. */
export function insertAfter(editor: Editor, content: JSONContent): void {
  editor.chain().focus().insertContentAt(editor.state.selection.to, content).run();
}
