/** A seeded picture: its drawing and texts. */
export interface Picture {
  /** Unique name, from which the key is derived. */
  name: string;
  draw(): string;
  title?: readonly [cs: string, en: string, pl: string];
}
