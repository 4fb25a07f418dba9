import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'office-specimen': typeof cs;
  }
}

/** Sample texts of the specimens. */
export const specimenTexts = textSection('office-specimen', {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
});
