import { openStorage } from '../media/storage/media-storage';
import type { Service } from '../service';
import { contactMessageRoute } from './contact-message.route';
import { downloadApplicationRoute } from './download-application.route';
import { jobApplicationRoute } from './job-application.route';

/** Messages of the contact form and job applications, which need no login. */
export const contactService: Service = {
  name: 'contact',
  register(app, deps) {
    const storage = openStorage(deps.config.media);
    contactMessageRoute(app, deps);
    jobApplicationRoute(app, deps, storage);
    downloadApplicationRoute(app, deps, storage);
  },
};
