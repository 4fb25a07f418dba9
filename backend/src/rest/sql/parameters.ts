import type { PreparedStatement } from '../../database/pipeline';

/** A finished statement. Its one row: rows on the page, rows altogether or null, body or null; of a merge, rows replaced. */
export interface Statement extends PreparedStatement {
  /** How the database plans it, when not as it thinks best: see `PlanMode`. */
  planMode?: PlanMode | undefined;
  /** Whether what it takes is the caller's to say, and may be anything: see `isTrusted`. */
  isCostly?: boolean;
}

/**
 * A plan for each question, where the way to find the rows depends on the values so much that one plan for all of them
 * would be a bad one; or one plan for all, where values differ in nothing that matters, and planning would take as long
 * as finding.
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

  /** Adds a value, such as a pattern, that may fit one row or nearly all. */
  addPattern(value: string): string {
    this.planMode = 'force_custom_plan';
    return this.add(value);
  }

  /** Adds a regular expression: with references back a short one keeps the database busy for minutes. */
  addExpression(value: string): string {
    this.isCostly = true;
    return this.addPattern(value);
  }

  statement(text: string, planMode = this.planMode): Statement {
    return { text, values: this.values, planMode, isCostly: this.isCostly };
  }
}
