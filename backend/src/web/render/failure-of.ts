import type { Failure } from '../../failures/failure-log';
import { framesOf, messageWithoutPersonalData } from '../../failures/without-personal-data';
import { loggedError } from '../../http/log-text';
import type { LoggedOrigin } from './logged-origin';

/** A page that was not rendered, or whose code failed after it was. */
export interface FailedRender extends LoggedOrigin {
  build: string;
  error: unknown;
}

/** Describes a failure of a server render, without personal data. */
export function failureOf({ remote, version, route, build, error }: FailedRender): Failure {
  const { type, message, stack } = loggedError(error);
  return {
    kind: 'server',
    remote,
    version,
    build,
    route,
    message: messageWithoutPersonalData(type === 'Error' ? message : `${type}: ${message}`),
    frames: framesOf(stack),
  };
}
