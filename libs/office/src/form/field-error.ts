import { isApiError } from '@arbora/api';
import { isErrorCode, type ErrorCode } from '@arbora/domain';

/** A server error that is shown at a field of the form. */
class FieldError extends Error {
  /** Shown by a form without that field. */
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, ErrorCode>>;
  constructor(field: string, code: ErrorCode, cause: unknown) {
    super(`${field}: ${code}`, { cause });
    this.code = code;
    this.fields = { [field]: code };
  }
}

/** The refusal of a value that is already taken, with its own text at that field; any other error as it is. */
export function takenAtField(error: unknown): unknown {
  if (!isApiError(error) || !isErrorCode(error.code)) return error;
  const [field] = Object.entries(error.fields).find(([, code]) => code === 'taken') ?? [];
  return field === undefined ? error : errorAtField(error, error.code, field);
}

/** The refusal `code` as a fault of `field`, which the form then shows there; any other error as it is. */
export function errorAtField(error: unknown, code: ErrorCode, field: string): unknown {
  return isApiError(error, code) ? new FieldError(field, code, error) : error;
}
