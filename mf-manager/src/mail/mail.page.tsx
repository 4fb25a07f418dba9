import { sectionPage } from '@arbora/office';
import { mails } from './mails.section';
import { newsletters } from './newsletters/newsletters.section';

export default sectionPage(mails, newsletters);
