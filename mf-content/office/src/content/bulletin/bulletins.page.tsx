import { sectionPage } from '@arbora/office';
import { bulletins } from './bulletins.section';
import { commentaries } from './commentaries.section';

export default sectionPage(bulletins, commentaries);
