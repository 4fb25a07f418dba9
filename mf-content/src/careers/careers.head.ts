import { breadcrumbs, defineHead } from '@arbora/remote';
import { careersTrail } from './careers-trail';

export default defineHead<'content.careers'>(({ t, address, site }) => ({
  description: t('lead'),
  about: [breadcrumbs({ address, site }, careersTrail(t))],
}));
