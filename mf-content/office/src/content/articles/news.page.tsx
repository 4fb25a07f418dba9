import { sectionPage } from '@arbora/office';
import { people } from '../people/people.section';
import { schedule } from '../schedule/schedule.view';
import { news } from './news.section';
import { pages } from './pages.section';

export default sectionPage(news, pages, schedule, people);
