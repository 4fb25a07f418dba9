import { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { EXTENSIONS, type TextKind } from './extensions';
import { pasteProps } from './paste';

/** Elements whose only paragraph is unwrapped, as in hand-written HTML. */
const ITEMS = 'li, td, th';

interface EditedText {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Pasted pictures were left out. */
  onPicturesRefused: () => void;
}

/** An editor mounted in the element of `container`; null until that exists. */
export function useEditor(container: RefObject<HTMLElement | null>, text: EditedText, kind: TextKind): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(text);
  const shown = useRef(text.value);
  useEffect(() => void (latest.current = text));

  useEffect(() => {
    const instance = new Editor({
      element: container.current,
      extensions: EXTENSIONS[kind],
      content: shown.current,
      // The content security policy refuses the style element; `rich-text.module.css` has its rules.
      injectCSS: false,
      editorProps: pasteProps(kind, () => latest.current.onPicturesRefused()),
      onUpdate: ({ editor: changed }) => {
        shown.current = storedHtml(changed.getHTML());
        latest.current.onChange(shown.current);
      },
      onBlur: () => latest.current.onBlur(),
      onTransaction: redraw,
    });
    setEditor(instance);
    return () => instance.destroy();
  }, [container, kind]);

  useEffect(() => {
    // The form's value was replaced, by a reset or a newer version of the row.
    if (!editor || text.value === shown.current) return;
    shown.current = text.value;
    editor.commands.setContent(text.value, { emitUpdate: false });
  }, [editor, text.value]);
  return editor;
}

/** Normalizes the editor's HTML for storage: unwraps single paragraphs, removes trailing empty ones. */
function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll(ITEMS)) {
    const [first, ...others] = item.children;
    if (first?.localName !== 'p') continue;
    if (others.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      first.replaceWith(...first.childNodes);
  }
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  return body.innerHTML;
}
