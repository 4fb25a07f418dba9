import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { classNames, Icon } from '@arbora/ui';
import { FieldFrame, useControlledField } from '@arbora/ui/form';
import { leafIcon } from '@arbora/ui/icons';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { InputProps } from '../section/fields/field';
import { linkIcon, pictureIcon } from './icons';
import type { TextKind } from './extensions';
import { CardPanel } from './card-panel';
import { LinkPanel } from './link-panel';
import { PicturePanel } from './picture-panel';
import css from './rich-text.module.css';
import { BarButton, ToolBar } from './tool-bar';
import { useEditor } from './use-editor';

export interface RichTextInputProps extends InputProps {
  /** `letter` has no pictures or tables. */
  of?: TextKind;
}

type Panel = 'link' | 'picture' | 'card';

/** WYSIWYG editor of a text with headings, lists, links, pictures, tables and cards. Its value is HTML. */
export default function RichTextInput(props: RichTextInputProps): ReactElement {
  const { name, label, hint, optional, of = 'article' } = props;
  const { t } = useText('office');
  const controlled = useControlledField(name, hint);
  const { field, aria } = controlled;
  const place = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const { value, onChange, onBlur } = field;
  function onPicturesRefused(): void {
    snackbar('warning', t(of === 'letter' ? 'rich.noPictures' : 'rich.pastedPicture'));
  }
  const editor = useEditor(place, { value: value as string, onChange, onBlur, onPicturesRefused }, of);
  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = aria;

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: css.text!,
          ...(invalid && { 'aria-invalid': 'true' }),
          ...(described && { 'aria-describedby': described }),
        },
      },
    });
  }, [editor, id, label, invalid, described]);
  // The form focuses its first invalid field.
  const { ref } = field;
  useEffect(() => ref({ focus: () => editor?.commands.focus() }), [ref, editor]);

  const close = (): void => setPanel(null);
  const toggle = (which: Panel): void => setPanel(panel === which ? null : which);
  return (
    <FieldFrame field={controlled} label={label} hint={hint} optional={optional}>
      <div className={classNames(css.frame, invalid && css.wrong)}>
        {editor && (
          <ToolBar editor={editor} label={label}>
            <BarButton
              label={t('rich.link')}
              pressed={editor.isActive('link')}
              expanded={panel === 'link'}
              onPress={() => toggle('link')}
            >
              <Icon shape={linkIcon} />
            </BarButton>
            {'image' in editor.schema.nodes && (
              <BarButton label={t('rich.picture')} expanded={panel === 'picture'} onPress={() => toggle('picture')}>
                <Icon shape={pictureIcon} />
              </BarButton>
            )}
            {'card' in editor.schema.nodes && (
              <BarButton label={t('rich.card')} expanded={panel === 'card'} onPress={() => toggle('card')}>
                <Icon shape={leafIcon} />
              </BarButton>
            )}
          </ToolBar>
        )}
        {editor && panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
        {editor && panel === 'picture' && <PicturePanel editor={editor} onClose={close} />}
        {editor && panel === 'card' && <CardPanel editor={editor} onClose={close} />}
        <div ref={place} />
      </div>
    </FieldFrame>
  );
}
