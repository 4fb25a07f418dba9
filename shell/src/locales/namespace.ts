import type cs from './cs.json';

declare global {
  interface TextNamespaces {
    shell: typeof cs;
  }
}
