import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'manager.orders': typeof cs;
  }
}

export const ordersTexts = textSection('manager.orders', {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
});
