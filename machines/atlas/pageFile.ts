import { fileURLToPath } from 'node:url';
import type { Chart } from './chart.ts';

/** Where the page about a machine stands. */
export const pageFile = ({ machine }: Chart): string =>
  fileURLToPath(new URL(`../${machine.id}/README.md`, import.meta.url));
