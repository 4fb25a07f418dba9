import type { Service } from '../service';
import { siteSettingsRoutes } from './site-settings.routes';

/** `/api/backend/site_settings`: overrides of the configuration by admins. */
export const settingsService: Service = { name: 'settings', register: siteSettingsRoutes };
