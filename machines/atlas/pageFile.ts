import { fileURLToPath } from 'node:url';
import type { Model } from './model.ts';

/** Where the page about a machine stands. */
export const pageFile = ({ machine }: Model): string =>
  fileURLToPath(new URL(`../${machine.id}/README.md`, import.meta.url));
