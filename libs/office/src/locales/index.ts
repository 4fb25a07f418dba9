import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    office: typeof cs;
  }
}

/** Texts of this library, common to all remotes of the back office. */
export const officeTexts = textSection('office', {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
});
