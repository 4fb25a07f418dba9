import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'manager.content': typeof cs;
  }
}

export const contentTexts = textSection('manager.content', {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
});
