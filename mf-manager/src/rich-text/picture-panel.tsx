import { useText } from '@arbora/i18n';
import type { Editor, JSONContent } from '@tiptap/core';
import type { ReactElement } from 'react';
import { pictureOf } from './address-of';
import { AddressPanel } from './address-panel';

/** Puts a picture of the site into the text, with a caption where one is given. */
export function PicturePanel({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactElement {
  const { t } = useText('manager');

  function submit(values: Readonly<Record<string, string>>): string | undefined {
    const src = pictureOf(values['address'] ?? '');
    if (src === null) return t('rich.pictureFault');
    const image: JSONContent = { type: 'image', attrs: { src, alt: values['alt']?.trim() ?? '' } };
    const caption = values['caption']?.trim();
    editor
      .chain()
      .focus()
      .insertContent(
        caption
          ? { type: 'figure', content: [image, { type: 'figcaption', content: [{ type: 'text', text: caption }] }] }
          : image,
      )
      .run();
    onClose();
    return undefined;
  }
  return (
    <AddressPanel
      label={t('rich.picture')}
      fields={[
        { name: 'address', label: t('rich.pictureAddress'), hint: t('rich.pictureHint') },
        { name: 'alt', label: t('rich.pictureAlt'), hint: t('rich.pictureAltHint') },
        { name: 'caption', label: t('rich.pictureCaption') },
      ]}
      initial={{}}
      submitLabel={t('rich.insert')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
