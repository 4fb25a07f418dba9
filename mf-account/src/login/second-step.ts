import { isApiError } from '@arbora/api';
import type { SecondFactorMethod } from '@arbora/domain';

/** What a login whose first step succeeded goes on with. */
export interface SecondStep {
  challenge: string;
  methods: SecondFactorMethod[];
}

/** The second step that a refused login asks for; null for any other refusal. */
export function secondStepOf(error: unknown): SecondStep | null {
  if (!isApiError(error, 'auth.second_factor_required')) return null;
  return (error.body as { details: SecondStep }).details;
}
