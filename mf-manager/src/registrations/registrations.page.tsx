import { sectionPage } from '../section/section-page';
import { registrations } from './registrations.section';

export default sectionPage(registrations);
