import type { EditorOptions } from '@tiptap/core';
import { cleanPasted } from './clean-pasted';
import type { TextKind } from './extensions';

const LISTS: readonly string[] = ['bulletList', 'orderedList'];

/**
 * How pasted content is taken over. Pictures that the stored text could not have are left out and reported, instead of
 * vanishing when it is saved; tables go below a list, since list items in articles have no blocks.
 */
export function pasteProps(kind: TextKind, onPicturesRefused: () => void): EditorOptions['editorProps'] {
  return {
    transformPastedHTML: (html) => cleanPasted(html, { pictures: kind !== 'letter', onPicturesRefused }),
    handlePaste: (view, _event, { content }) => {
      const { $from } = view.state.selection;
      const list = Array.from({ length: $from.depth }, (_, index) => index + 1).find((depth) =>
        LISTS.includes($from.node(depth).type.name),
      );
      if (list === undefined || !content.content.some(({ type }) => type.name === 'table')) return false;
      view.dispatch(view.state.tr.insert($from.after(list), content).scrollIntoView());
      return true;
    },
  };
}
