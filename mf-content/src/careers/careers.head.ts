import { breadcrumbs, defineHead } from '@arbora/remote';
import { careersTrail } from './careers-trail';

export default defineHead<'content.careers'>(({ t, address }) => ({
  description: t('lead'),
  about: [breadcrumbs(address, careersTrail(t))],
}));
