import type { ReactElement } from 'react';
import type { WordPart } from './compare-text';
import css from './versions.module.css';

/** A text with its deleted and inserted words marked. */
export function WordDiff({ parts }: { parts: readonly WordPart[] }): ReactElement {
  return <p className={css.words}>{parts.map(wordPart)}</p>;
}

export function wordPart({ text, change }: WordPart, index: number): ReactElement | string {
  if (change === 'insert') return <ins key={index}>{text}</ins>;
  return change === 'delete' ? <del key={index}>{text}</del> : text;
}
