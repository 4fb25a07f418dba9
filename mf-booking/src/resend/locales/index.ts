import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'booking.resend': typeof cs;
  }
}

export const resendTexts = textSection('booking.resend', {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
});
