import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Alert, Button, Stack, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { attaching, noting } from '../basket/basket-changes';
import { sendFile } from '../basket/send-file';
import type { OwnBasket } from '../basket/use-basket';
import { LatinName } from '../plant/latin-name';
import { AmbiguousLine } from './ambiguous-line';
import { LineGroup } from './line-group';
import { addingList, chosenItem, noteWith, sizeText, withList, type ListLine } from './list-lines';
import css from './lists.module.css';

const isSure = ({ doubt }: ListLine): boolean => doubt === null;
const isLikely = ({ doubt, items }: ListLine): boolean => doubt !== null && items.length > 0;

interface ListResultProps {
  own: OwnBasket;
  lines: ListLine[];
  onChange: (lines: ListLine[]) => void;
  onBack: () => void;
  onDone: () => void;
}

/** Certain matches, ambiguous lines and lines kept as a note. Ambiguous lines without a choice become part of the note. */
export function ListResult({ own, lines, onChange, onBack, onDone }: ListResultProps): ReactElement {
  const { t, formats } = useText('shop.basket');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const sure = lines.filter(isSure);
  const likely = lines.filter(isLikely);
  const unknown = lines.filter((line) => line.items.length === 0);
  const count = lines.filter(chosenItem).length;
  const unanswered = likely.filter(({ choice }) => choice === undefined).length;

  async function add(): Promise<void> {
    const { basket, store } = own;
    if (!basket) return;
    setPending(true);
    setFailure(null);
    try {
      const { unmatched } = withList(basket, lines);
      const note = noteWith(basket.note, unmatched);
      if (note === null) {
        const file = new File([unmatched.join('\r\n')], t('list.fileName'), { type: 'text/plain' });
        const uploaded = await sendFile(file, { onProgress: () => undefined, signal: new AbortController().signal });
        store.change(attaching({ id: uploaded.id, name: uploaded.name }));
      } else if (unmatched.length > 0) store.change(noting(note));
      store.change(addingList(lines));
      snackbar(
        'success',
        t('list.added', {
          count: lines.length - unmatched.length,
          number: formats.number(lines.length - unmatched.length),
        }),
      );
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }
  const change = (index: number, changed: Partial<ListLine>): void =>
    onChange(lines.map((line, place) => (place === index ? { ...line, ...changed } : line)));
  return (
    <Stack gap={5} align="stretch">
      <LineGroup title={t('list.likely', { number: formats.number(likely.length) })} hint={t('list.likelyHint')}>
        {lines.map((line, index) =>
          isLikely(line) ? (
            <AmbiguousLine key={index} line={line} onChange={(changed) => change(index, changed)} />
          ) : null,
        )}
      </LineGroup>
      <LineGroup title={t('list.sure', { number: formats.number(sure.length) })}>
        {sure.map((line, index) => (
          <SureLine key={index} line={line} />
        ))}
      </LineGroup>
      <LineGroup title={t('list.unknown', { number: formats.number(unknown.length) })} hint={t('list.unknownHint')}>
        {unknown.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </LineGroup>
      {unanswered > 0 && (
        <Alert tone="info">{t('list.unanswered', { count: unanswered, number: formats.number(unanswered) })}</Alert>
      )}
      {failure !== null && <Alert tone="error">{errorText(failure)}</Alert>}
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onBack}>
          {t('list.back')}
        </Button>
        <Button pending={isPending} onClick={() => void add()}>
          {t('list.add', { number: formats.number(count) })}
        </Button>
      </div>
    </Stack>
  );
}

function SureLine({ line: { items, amount } }: { line: ListLine }): ReactElement {
  const { t, formats } = useText('shop.basket');
  const [item] = items;
  return (
    <li className={css.sure}>
      <span>
        <LatinName name={item?.name ?? ''} /> {item && sizeText(item)}
      </span>
      <span className={css.pieces}>{t('list.pieces', { number: formats.number(amount) })}</span>
    </li>
  );
}
