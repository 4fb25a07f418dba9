/** A picture of the seed: its drawing, and what is said about it. */
export interface Picture {
  /** Tells pictures apart: the same name is the same picture in every database. */
  name: string;
  draw(): string;
  title?: readonly [cs: string, en: string, pl: string];
}
