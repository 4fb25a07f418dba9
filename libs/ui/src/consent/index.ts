export { ConsentBanner, type ConsentBannerProps } from './consent-banner';
export { ConsentDetails, type ConsentDetailsProps } from './consent-details';
export { useConsentText } from './use-consent-text';
