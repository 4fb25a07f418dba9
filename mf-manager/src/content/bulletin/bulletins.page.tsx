import { sectionPage } from '../../section/section-page';
import { bulletins } from './bulletins.section';
import { commentaries } from './commentaries.section';

export default sectionPage(bulletins, commentaries);
