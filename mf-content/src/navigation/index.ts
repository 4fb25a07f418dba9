import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  { place: 'site', route: routes.news, title: 'news', order: 40 },
  { place: 'site', route: routes.galleries, title: 'galleries', order: 50 },
  { place: 'site', route: routes.careers, title: 'careers', order: 60 },
  { place: 'site', route: routes.contact, title: 'contact', order: 70 },
  { place: 'footer', route: routes.services, title: 'services', group: 'plants', order: 40 },
  { place: 'footer', route: routes.galleries, title: 'galleries', group: 'plants', order: 50 },
  { place: 'footer', route: routes.tour, title: 'tour', group: 'plants', order: 60 },
  { place: 'footer', route: routes.references, title: 'references', group: 'plants', order: 70 },
  { place: 'footer', route: routes.about, title: 'about', group: 'nursery', order: 10 },
  { place: 'footer', route: routes.people, title: 'people', group: 'nursery', order: 20 },
  { place: 'footer', route: routes.news, title: 'news', group: 'nursery', order: 30 },
  { place: 'footer', route: routes.bulletin, title: 'bulletin', group: 'nursery', order: 40 },
  { place: 'footer', route: routes.careers, title: 'careers', group: 'nursery', order: 50 },
  { place: 'footer', route: routes.student, title: 'student', group: 'nursery', order: 60 },
  { place: 'footer', route: routes.notices, title: 'notices', group: 'nursery', order: 70 },
  { place: 'footer', route: routes.contact, title: 'contact', group: 'nursery', order: 80 },
  { place: 'legal', route: routes.terms, title: 'terms', order: 10 },
  { place: 'legal', route: routes.gdpr, title: 'privacy', order: 20 },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];
