import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'parts-office': typeof cs;
  }
}
