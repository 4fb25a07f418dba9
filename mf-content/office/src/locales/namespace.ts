import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    'content-office': typeof cs;
  }
}
