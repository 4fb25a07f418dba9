import type { NewsTopic } from '@arbora/domain';

/** One language of a news item; `body` has paragraphs, headings (`## `) and lists (lines with `- `). */
export interface DemoText {
  title: string;
  perex: string;
  body: string;
}

/** A news item in Czech and English. */
export interface DemoTopic {
  /** Days before the day of seeding. */
  age: number;
  topic: NewsTopic;
  /** Author: the name on a person card. */
  author: string;
  cs: DemoText;
  en: DemoText;
}
