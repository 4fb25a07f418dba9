import { useState, type ReactElement } from 'react';
import type { OwnBasket } from '../basket/use-basket';
import type { ListLine } from './list-lines';
import { ListResult } from './list-result';
import { ListText } from './list-text';

/** First the text of the list, then the matches of its lines; going back keeps the text. */
export function ListDialog({ own, onClose }: { own: OwnBasket; onClose: () => void }): ReactElement {
  const [text, setText] = useState('');
  const [lines, setLines] = useState<ListLine[] | null>(null);
  if (lines === null) {
    return (
      <ListText
        text={text}
        onCancel={onClose}
        onMatched={(typed, matched) => {
          setText(typed);
          setLines(matched);
        }}
      />
    );
  }
  return <ListResult own={own} lines={lines} onChange={setLines} onBack={() => setLines(null)} onDone={onClose} />;
}
