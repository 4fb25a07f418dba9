import { sectionPage } from '../section/section-page';
import { applications } from './applications.section';
import { positions } from './positions.section';

export default sectionPage(positions, applications);
