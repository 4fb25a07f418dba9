import type { NewsTopic } from '@arbora/domain';

/** One language of a news item; `body` holds paragraphs, of which one that begins with `## ` is a heading and lines that begin with `- ` are a list. */
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
  /** Name of a person who has a card. */
  author: string;
  cs: DemoText;
  en: DemoText;
}
