import { expect, test } from 'vitest';
import { getAccentColours } from '../../src/theme/accentColours.ts';
import { dark, light, textPairs, type ColourName } from '../../src/theme/colours.ts';
import { getContrast } from './support/contrast.ts';

const shares = ['00', '40', '80', 'c0', 'ff'];
const accents = shares.flatMap((red) =>
  shares.flatMap((green) => shares.map((blue) => `#${red}${green}${blue}`)),
);

test.each([
  ['light', light],
  ['dark', dark],
] as const)('every accent colour is legible on %s pages', (mode, own) => {
  const illegible = accents.flatMap((accent) => {
    const colours: Record<ColourName, string> = { ...own, ...getAccentColours(accent)[mode] };
    return textPairs
      .filter(([text, ground]) => getContrast(colours[text], colours[ground]) < 4.5)
      .map(([text, ground]) => `${accent}: ${text} on ${ground}`);
  });
  expect(illegible).toEqual([]);
});

test('an accent colour that is legible on light pages stays as it is', () => {
  expect(getAccentColours('#0b5394').light.primary).toBe('#0b5394');
  expect(getAccentColours('#7a1f5c').light.primary).toBe('#7a1f5c');
});

test('a pale accent colour becomes darker on light pages and keeps its hue', () => {
  const { primary } = getAccentColours('#ffc83d').light;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(primary.slice(at, at + 2), 16));
  expect(red! > green! && green! > blue!).toBe(true);
});
