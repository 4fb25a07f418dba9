import { accountingService } from './accounting/index';
import { authService } from './auth/index';
import { bookingService } from './booking/index';
import { clientErrorsService } from './client-errors/index';
import { companyService } from './company/index';
import { ConfigError } from './config';
import { consentService } from './consent/index';
import { contactService } from './contact/index';
import { deploymentsService } from './deployments/index';
import { docsService } from './docs/index';
import { jobsService } from './jobs/index';
import { mailService } from './mail/index';
import { MAIL_TEMPLATES } from './mail-templates';
import { mailingService } from './mailing/index';
import { mediaService } from './media/index';
import { ottService } from './ott/index';
import { paymentService } from './payment/index';
import { profileService } from './profile/index';
import { realtimeService } from './realtime/index';
import { refundService } from './refund/index';
import { registryService } from './registry/index';
import { restService } from './rest/index';
import type { Service } from './service';
import { settingsService } from './settings/index';
import { taxDocumentService } from './tax-document/index';
import { shopService } from './shop/index';
import { webService } from './web/index';
import { webVitalsService } from './web-vitals/index';

/** All services, in order of registration. */
const SERVICES: readonly Service[] = [
  authService,
  profileService,
  restService,
  settingsService,
  shopService,
  bookingService,
  paymentService,
  refundService,
  taxDocumentService,
  accountingService,
  companyService,
  consentService,
  contactService,
  ottService,
  mailService(MAIL_TEMPLATES),
  mailingService,
  mediaService,
  jobsService,
  realtimeService,
  registryService,
  clientErrorsService,
  webVitalsService,
  deploymentsService,
  docsService,
  webService,
];

/** Returns the services named in the `SERVICES` setting; all if it is empty. */
export function pickServices(names: readonly string[]): readonly Service[] {
  if (names.length === 0) return SERVICES;
  for (const name of names) {
    if (!SERVICES.some((service) => service.name === name)) {
      throw new ConfigError(
        `SERVICES names an unknown service: ${name} (known: ${SERVICES.map((s) => s.name).join(', ')})`,
      );
    }
  }
  return SERVICES.filter((service) => names.includes(service.name));
}
