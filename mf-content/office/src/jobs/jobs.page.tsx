import { sectionPage } from '@arbora/office';
import { applications } from './applications.section';
import { positions } from './positions.section';

export default sectionPage(positions, applications);
