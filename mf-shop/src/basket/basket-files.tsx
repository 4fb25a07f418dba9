import { BASKET_FILES_MAX, FILE_MAX_BYTES, FILE_TYPES, type BasketFile, type StaticFile } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { IconButton } from '@arbora/ui';
import { trashIcon } from '@arbora/ui/icons';
import { FileDrop, type SentFile } from '@arbora/ui/form';
import { useCallback, useState, type ReactElement } from 'react';
import { attaching, detaching } from './basket-changes';
import type { BasketStore } from './basket-store';
import css from './order-form.module.css';
import { sendFile } from './send-file';

const TYPES = Object.keys(FILE_TYPES);

/** Files of the basket, such as a planting plan. Each is saved with the basket as soon as it is uploaded. */
export function BasketFiles({ files, store }: { files: readonly BasketFile[]; store: BasketStore }): ReactElement {
  const { t, formats } = useText('shop.basket');
  const [dropKey, setDropKey] = useState(0);
  const room = BASKET_FILES_MAX - files.length;

  const attachUploaded = useCallback(
    (sent: readonly SentFile<StaticFile>[]): void => {
      for (const { result } of sent) if (result) store.change(attaching({ id: result.id, name: result.name }));
      // Once all are uploaded, the drop area is emptied: the list below shows them.
      if (sent.length > 0 && sent.every(({ state }) => state === 'done')) setDropKey((last) => last + 1);
    },
    [store],
  );
  return (
    <>
      <FileDrop<StaticFile>
        key={dropKey}
        label={t('files.label')}
        hint={t('files.hint', { max: formats.number(BASKET_FILES_MAX) })}
        send={sendFile}
        types={TYPES}
        maxBytes={FILE_MAX_BYTES.basket}
        maxFiles={room}
        disabled={room === 0}
        onChange={attachUploaded}
      />
      {files.length > 0 && (
        <ul role="list" className={css.files} aria-label={t('files.attached')}>
          {files.map(({ id, name }) => (
            <li key={id} className={css.file}>
              {name}
              <IconButton
                icon={trashIcon}
                label={t('files.remove', { name })}
                onClick={() => store.change(detaching(id))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
