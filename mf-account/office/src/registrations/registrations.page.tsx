import { sectionPage } from '@arbora/office';
import { registrations } from './registrations.section';

export default sectionPage(registrations);
