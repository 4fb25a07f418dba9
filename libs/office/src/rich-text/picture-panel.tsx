import { useText } from '@arbora/i18n';
import type { Editor, JSONContent } from '@tiptap/core';
import { Button } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { LibraryDialog, type ChosenPicture } from '../pictures/library-dialog';
import { pictureUrl } from './normalize-url';
import { AddressPanel } from './address-panel';
import { insertAfter } from './insert-after';

/** Inserts a picture of the library, with an optional caption. */
export function PicturePanel({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactElement {
  const { t } = useText('office');
  const [isLibrary, setLibrary] = useState(false);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);

  function submit(values: Readonly<Record<string, string>>): string | undefined {
    const src = pictureUrl(values['address'] ?? '');
    if (src === null) return t('rich.pictureFault');
    const image: JSONContent = { type: 'image', attrs: { src, alt: values['alt']?.trim() ?? '' } };
    const caption = values['caption']?.trim();
    insertAfter(
      editor,
      caption
        ? { type: 'figure', content: [image, { type: 'figcaption', content: [{ type: 'text', text: caption }] }] }
        : image,
    );
    onClose();
    return undefined;
  }
  return (
    <>
      <AddressPanel
        key={chosen?.address}
        label={t('rich.picture')}
        fields={[
          { name: 'address', label: t('rich.pictureAddress'), hint: t('rich.pictureHint') },
          { name: 'alt', label: t('rich.pictureAlt'), hint: t('rich.pictureAltHint') },
          { name: 'caption', label: t('rich.pictureCaption') },
        ]}
        initial={chosen ? { address: chosen.address, alt: chosen.title } : {}}
        submitLabel={t('rich.insert')}
        onSubmit={submit}
        onClose={onClose}
        more={
          <Button size="small" variant="secondary" onClick={() => setLibrary(true)}>
            {t('image.choose')}
          </Button>
        }
      />
      {isLibrary && (
        <LibraryDialog
          onChosen={(address, title) => {
            setChosen({ address, title });
            setLibrary(false);
          }}
          onClose={() => setLibrary(false)}
        />
      )}
    </>
  );
}
