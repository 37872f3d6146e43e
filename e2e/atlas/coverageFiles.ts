import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The folder of the coverage of each test until the end of the run. Playwright empties it when a run starts. */
export const runFolder = resolve(root, 'test-results/reached');

/** The coverage of all browser tests of one build. */
export const coverageFile = resolve(root, 'dist/reached.json');
