import { isUuid } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { sectionPageAt } from '../section/section-page';
import { offerLinesOf } from './offer-lines.section';

export default sectionPageAt(routes.managerOffer, ({ id }) => (isUuid(id) ? offerLinesOf(id) : null));
