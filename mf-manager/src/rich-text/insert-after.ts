import type { Editor, JSONContent } from '@tiptap/core';

/** Puts something after the selection: in its place, a selected picture or card would be replaced. */
export function insertAfter(editor: Editor, content: JSONContent): void {
  editor.chain().focus().insertContentAt(editor.state.selection.to, content).run();
}
