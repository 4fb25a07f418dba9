import { sectionPage } from '../section/section-page';
import { profiles } from './profiles.section';

export default sectionPage(profiles);
