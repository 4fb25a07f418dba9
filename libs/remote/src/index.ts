export type { PageLanguages } from '@arbora/registry';
export { breadcrumbs } from './breadcrumbs';
export type { Contributions, RemoteContribution } from './contribution';
export {
  defineHead,
  definePage,
  defineRemote,
  pageAt,
  textSection,
  type HeadContext,
  type HeadOf,
  type Page,
  type PageContext,
  type PageProps,
  type PageQuery,
  type RemoteDefinition,
  type RemoteRoute,
  type RemoteSlot,
  type TextSection,
} from './definition';
export type { Host, PageFailure } from './host';
export { HostProvider, useHost } from './host-context';
export { listPath } from './list-path';
export type { DeclaredEntry } from '@arbora/registry';
export { isSamePage, locate, type PageLocation } from './locate';
export { NotFound } from './not-found';
export { usePageLanguages } from './page-languages';
export { usePageTitle } from './page-title';
export { pageParcel, slotParcel, type Parcel } from './parcel';
export { RENDERED_MARK } from './parcel-root';
export { previewImage } from './preview-image';
export { prefetch, prepare, preparePageAt, type PreparedPage } from './prepare';
export { RemoteProviders } from './remote-providers';
export { RemoteRoot } from './remote-root';
export { Slot } from './slot';
export type { SlotInputs, SlotName } from './slot-inputs';
export { useIsDeployed } from './use-is-deployed';
