export { overriddenConsent } from '@arbora/domain';
