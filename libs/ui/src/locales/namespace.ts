import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    ui: typeof cs;
  }
}
