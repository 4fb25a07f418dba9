import { isUuid } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { sectionPageAt } from '@arbora/office';
import { offerLinesOf } from './offer-lines.section';

export default sectionPageAt(routes.managerOffer, ({ id }) => (isUuid(id) ? offerLinesOf(id) : null));
