import type { Service } from '../service';
import { siteSettingsRoutes } from './site-settings.routes';

/** `/api/backend/site_settings`: what admins set in place of the configuration. */
export const settingsService: Service = { name: 'settings', register: siteSettingsRoutes };
