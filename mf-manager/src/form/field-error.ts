import { isApiError } from '@arbora/api';
import type { ErrorCode } from '@arbora/domain';

/** A server error that is shown at one field of the form. */
class FieldError extends Error {
  readonly fields: Readonly<Record<string, ErrorCode>>;
  constructor(field: string, code: ErrorCode, cause: unknown) {
    super(`${field}: ${code}`, { cause });
    this.fields = { [field]: code };
  }
}

/** The refusal `code` as a fault of `field`, which the form then shows there; any other error as it is. */
export function errorAtField(error: unknown, code: ErrorCode, field: string): unknown {
  return isApiError(error, code) ? new FieldError(field, code, error) : error;
}
