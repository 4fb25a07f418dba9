import { typesetHtml } from '@arbora/domain';
import type { ReactElement, ReactNode } from 'react';
import css from './prose.module.css';

interface Children {
  children: ReactNode;
  html?: undefined;
}
interface Html {
  /** HTML sanitized by the server; its typography is corrected here. */
  html: string;
  children?: undefined;
}

/** Running text: headings, paragraphs, lists, images and quotes. */
export function Prose(props: Children | Html): ReactElement {
  if (props.html === undefined) return <div className={css.prose}>{props.children}</div>;
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: typesetHtml(props.html) }} />;
}
