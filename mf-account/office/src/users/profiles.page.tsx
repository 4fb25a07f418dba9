import { sectionPage } from '@arbora/office';
import { profiles } from './profiles.section';

export default sectionPage(profiles);
