import { useText } from '@arbora/i18n';
import { Button } from '@arbora/ui';
import type { Editor } from '@tiptap/core';
import type { ReactElement } from 'react';
import { linkUrl } from './normalize-url';
import { AddressPanel } from './address-panel';

/** Links the selected text, or changes the link at the cursor. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactElement {
  const { t } = useText('office');
  const old = editor.getAttributes('link')['href'] as string | undefined;

  function submit({ address = '' }: Readonly<Record<string, string>>): string | undefined {
    const href = linkUrl(address);
    if (href === null) return t('rich.linkFault');
    const chain = editor.chain().focus();
    if (old === undefined && editor.state.selection.empty) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.extendMarkRange('link').setLink({ href }).run();
    }
    onClose();
    return undefined;
  }
  return (
    <AddressPanel
      label={t('rich.link')}
      fields={[{ name: 'address', label: t('rich.linkAddress'), hint: t('rich.linkHint') }]}
      initial={{ address: old ?? '' }}
      submitLabel={t('rich.insert')}
      onSubmit={submit}
      onClose={onClose}
      more={
        old !== undefined && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('rich.linkRemove')}
          </Button>
        )
      }
    />
  );
}
