import { sectionPage } from '../section/section-page';
import { mails } from './mails.section';
import { newsletters } from './newsletters/newsletters.section';

export default sectionPage(mails, newsletters);
