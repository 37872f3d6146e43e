import { expect, test } from 'vitest';
import { askingForStylesAgain } from '../../scripts/vite/stylesAgain.ts';

// That styles are asked for again is shown in a browser: e2e/journeys/missingParts.spec.ts.
test('a loader that is not the one that was read is refused', () => {
  const loader = 'const seen = {}; preloadOnce((error) => { seen[href] = void 0; throw error; });';
  expect(() => askingForStylesAgain(loader)).toThrow(/read what scripts\/vite\/stylesAgain\.ts changes/);
});
