import type { PreparedStatement } from '../../database/pipeline';

/**
 * A finished statement. Its only row has: rows on the page, total or null, body or null; for a merge also the number of
 * replaced rows.
 */
export interface Statement extends PreparedStatement {
  /** Overrides the database's choice of plan: see `PlanMode`. */
  planMode?: PlanMode | undefined;
  /** Whether the caller controls how expensive it is: see `mayRunCostlyStatements`. */
  isCostly?: boolean;
}

/**
 * A custom plan per query where the best plan depends so much on the values that a shared one would be bad; a generic
 * plan where the values make no difference and planning would take as long as execution.
 */
export type PlanMode = 'force_custom_plan' | 'force_generic_plan';

/** Collects the values of a statement; each gets the next `$n`. */
export class Parameters {
  private readonly values: (string | null)[] = [];
  private planMode: PlanMode | undefined;
  private isCostly = false;

  add(value: string | number): string {
    return `$${this.values.push(String(value))}`;
  }

  /** Adds a value, such as a pattern, that may match one row or nearly all. */
  addPattern(value: string): string {
    this.planMode = 'force_custom_plan';
    return this.add(value);
  }

  /** Adds a regular expression: with back-references a short one can keep the database busy for minutes. */
  addExpression(value: string): string {
    this.isCostly = true;
    return this.addPattern(value);
  }

  statement(text: string, planMode = this.planMode): Statement {
    return { text, values: this.values, planMode, isCostly: this.isCostly };
  }
}
