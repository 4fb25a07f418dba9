import { TICKET_QR_MAX_LENGTH } from '@arbora/domain';
import { routes } from '@arbora/routes';

/** The address in a ticket's QR code; it has no language, so the reader's own is detected when it opens (spec §2). */
export function ticketCheckUrl(origin: string, ticketId: string): string {
  return origin + routes.ticketCheck.href({ id: ticketId });
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ACTIVE_SVG = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i;

/** Whether `value` is a base64 PNG or SVG data image that a ticket may carry: no scripts, no other type. */
export function isQrDataUrl(value: string): boolean {
  if (value.length > TICKET_QR_MAX_LENGTH) return false;
  const match = /^data:image\/(png|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/.exec(value);
  if (match === null) return false;
  const bytes = Buffer.from(match[2] ?? '', 'base64');
  if (match[1] === 'png') return bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  const svg = bytes.toString('utf8');
  return /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(svg) && !ACTIVE_SVG.test(svg);
}
