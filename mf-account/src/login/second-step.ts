import { isApiError } from '@arbora/api';
import type { SecondFactorMethod } from '@arbora/domain';

/** Data for the second step of a login. */
export interface SecondStep {
  challenge: string;
  methods: SecondFactorMethod[];
}

/** The second step that a refused login requires; null for any other error. */
export function secondStepOf(error: unknown): SecondStep | null {
  if (!isApiError(error, 'auth.second_factor_required')) return null;
  return (error.body as { details: SecondStep }).details;
}
