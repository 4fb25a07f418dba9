import { sectionPage } from '@arbora/office';
import { cancelledReservations } from './cancelled.section';
import { taxDocuments } from './documents.section';
import { payments } from './payments.section';
import { statements } from './statements.section';
import { unpaidReservations } from './unpaid.section';

export default sectionPage(payments, unpaidReservations, statements, taxDocuments, cancelledReservations);
