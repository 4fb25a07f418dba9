import { sectionPage } from '../section/section-page';
import { mails } from './mails.section';

export default sectionPage(mails);
