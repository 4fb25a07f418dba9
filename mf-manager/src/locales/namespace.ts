import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    manager: typeof cs;
  }
}
