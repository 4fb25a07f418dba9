import type { Service } from '../service';
import { deadMailRoutes } from './dead-mail.route';
import { hasMailbox } from './has-mailbox';
import { startMailSender } from './mail-sender';
import type { MailTemplates } from './mail-template';
import { mailboxRoutes } from './mailbox.route';
import { readMailRoute } from './read-mail.route';
import { sampleMailRoutes } from './sample-mails.route';
import { writeMailRoute } from './write-mail.route';

/** `/api/mail`: sends the mails queued by transactions, and letters of the staff (spec §7 mail service). */
export const mailService = (templates: MailTemplates): Service => ({
  name: 'mail',
  register(app, deps) {
    if (hasMailbox(deps.config)) {
      mailboxRoutes(app, deps, templates);
      sampleMailRoutes(app, deps, templates);
    }
    writeMailRoute(app, deps);
    deadMailRoutes(app, deps);
    readMailRoute(app, deps, templates);
    let sender: ReturnType<typeof startMailSender> | null = null;
    // Only a listening process sends mails; tests that use the app in memory send explicitly.
    app.addHook('onListen', async () => {
      sender = startMailSender(deps, templates, app.log);
    });
    app.addHook('onClose', async () => {
      await sender?.stop();
    });
  },
});
