/**
 * For `remote.ts` of the back office's remotes, which is loaded before any page: no components, so that it stays small
 * and runs without a browser.
 */
export { contribute } from './contributions/contribution';
export { dashboardFigures, dashboardTile, personPanel, recordedTables, searchHits } from './contributions/points';
export { officeTexts } from './locales';
export { managerPage } from './manager-page';
export { photoTexts } from './pictures/locales';
export { sectionParams } from './section/section-params';
