import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'manager.payments': typeof cs;
  }
}

export const paymentsTexts = textSection('manager.payments', {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
});
