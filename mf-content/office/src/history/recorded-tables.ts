import type { RecordedTables } from '@arbora/office';
import { routes } from '@arbora/routes';
import { contentTexts } from '../content/locales';
import { galleriesTexts } from '../galleries/locales';
import { jobsTexts } from '../jobs/locales';

type LinkTo = (id: string) => string;

const article: LinkTo = (id) => routes.managerNews.href({ id });
const gallery: LinkTo = (id) => routes.managerGallery.href({ id });

const recorded: RecordedTables = {
  tables: {
    news_item: {
      link: article,
      section: { load: async () => (await import('../content/articles/news.section')).news, texts: contentTexts },
    },
    news_item__product: { link: article },
    news_item__booking_event: { link: article },
    news_comment: { link: (id) => routes.managerComments.href({ id }) },
    news_bulletin: {
      section: {
        load: async () => (await import('../content/bulletin/bulletins.section')).bulletins,
        texts: contentTexts,
      },
    },
    person_card: {
      link: (id) => routes.managerNews.href({ list: 'people', id }),
      section: { load: async () => (await import('../content/people/people.section')).people, texts: contentTexts },
    },
    photogallery: {
      link: gallery,
      section: { load: async () => (await import('../galleries/galleries.section')).galleries, texts: galleriesTexts },
    },
    virtual_tour: {
      link: (id) => routes.managerGalleries.href({ list: 'tours', id }),
      section: { load: async () => (await import('../galleries/tours/tours.section')).tours, texts: galleriesTexts },
    },
    job_position: {
      link: (id) => routes.managerJobs.href({ id }),
      section: { load: async () => (await import('../jobs/positions.section')).positions, texts: jobsTexts },
    },
  },
  documents: { news_bulletin: (issue) => routes.managerBulletin.href({ issue }), photogallery: gallery },
};
export default recorded;
