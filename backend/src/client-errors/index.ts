import type { Service } from '../service';
import { registerClientErrors } from './client-errors.route';

/** `/api/client-errors`: failures in visitors' browsers, for the log and the metrics. */
export const clientErrorsService: Service = { name: 'client-errors', register: registerClientErrors };
