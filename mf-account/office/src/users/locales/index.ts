import { textSection } from '@arbora/remote';
import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'manager.users': typeof cs;
  }
}

export const usersTexts = textSection('manager.users', {
  cs: () => import('./cs.json'),
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
});
