import { describe, expect, test } from 'vitest';
import { dark, edgePairs, light, textPairs } from '../../src/theme/colours.ts';
import { getContrast } from './support/contrast.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('on a %s page', (_, colours) => {
  test.each(textPairs)('%s is legible on %s', (text, ground) => {
    expect(getContrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('%s is distinguishable from %s', (edge, ground) => {
    expect(getContrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});
