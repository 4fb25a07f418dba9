import { sectionPage } from '../section/section-page';
import { cancelledReservations } from './cancelled.section';
import { payments } from './payments.section';
import { statements } from './statements.section';

export default sectionPage(payments, statements, cancelledReservations);
