import { sectionPage } from '@arbora/office';
import { failures } from './failures.section';

export default sectionPage(failures);
