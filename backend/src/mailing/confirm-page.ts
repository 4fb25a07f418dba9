import type { Locale } from '@arbora/domain';
import { escapeHtml } from '../http/html-text';
import { plainPage } from '../http/plain-page';
import { TEXTS } from '../mail/texts';

/** A page with a button that confirms newsletters, with the texts of the confirmation mail. */
export function confirmPage(locale: Locale, token: string): string {
  const { headline, button } = TEXTS[locale]['mailing-confirm'];
  const action = `/api/mailing/public/confirm?token=${encodeURIComponent(token)}`;
  return plainPage(
    locale,
    headline,
    `<h1>${escapeHtml(headline)}</h1>` +
      `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(button)}</button></form>`,
  );
}
