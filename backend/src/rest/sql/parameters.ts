/** A finished statement. Its one row: rows on the page, rows altogether or null, body or null; of a merge, rows replaced. */
export interface Statement {
  text: string;
  values: readonly (string | null)[];
  /** Whether the way to find the rows depends on the values so much that one plan for all of them would be a bad one. */
  planByValues?: boolean;
}

/** Collects the values of a statement; each gets the next `$n`. */
export class Parameters {
  private readonly values: (string | null)[] = [];
  private planByValues = false;

  add(value: string | number): string {
    return `$${this.values.push(String(value))}`;
  }

  /** Adds a value, such as a pattern, that may fit one row or nearly all. */
  addPattern(value: string): string {
    this.planByValues = true;
    return this.add(value);
  }

  statement(text: string): Statement {
    return { text, values: this.values, planByValues: this.planByValues };
  }
}
