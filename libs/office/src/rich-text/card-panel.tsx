import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Button } from '@arbora/ui';
import type { Editor } from '@tiptap/core';
import type { ReactElement } from 'react';
import { eventSource, publicPlantSource } from '../relations/linked-sources';
import { RelationSelect } from '../relations/relation-select';
import { labelOf } from '../relations/relation-source';
import { insertAfter } from './insert-after';
import css from './rich-text.module.css';

const KINDS = [
  { label: 'rich.cardPlant', source: publicPlantSource, href: (id: string) => routes.product.href({ id }) },
  { label: 'rich.cardEvent', source: eventSource, href: (id: string) => routes.publicEvent.href({ id }) },
] as const;

/** Inserts the card of a plant or event. */
export function CardPanel({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactElement {
  const { t } = useText('office');
  const { t: ui } = useText('ui');
  return (
    <div className={css.panel} role="group" aria-label={t('rich.card')}>
      <p className={css.hint}>{t('rich.cardHint')}</p>
      {KINDS.map(({ label, source, href }) => (
        <RelationSelect
          key={label}
          aria-label={t(label)}
          placeholder={t(label)}
          source={source}
          value={[]}
          onChange={([id]) => {
            if (id === undefined) return;
            insertAfter(editor, { type: 'card', attrs: { href: href(id), label: labelOf(id) } });
            onClose();
          }}
        />
      ))}
      <div className={css.panelButtons}>
        <Button size="small" variant="quiet" onClick={onClose}>
          {ui('cancel')}
        </Button>
      </div>
    </div>
  );
}
