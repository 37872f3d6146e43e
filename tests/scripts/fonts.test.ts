import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { fontFiles, letters } from '../../scripts/fonts/fontFiles.ts';
import { requireBuild } from '../site/support/requireBuild.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'src/theme/fonts');
const faces = ['figtree.woff2', 'instrument-serif.woff2'];

test('the faces are as scripts/fonts.ts cuts them', async () => {
  for (const [file, bytes] of await fontFiles()) {
    expect(Buffer.compare(await readFile(join(folder, file)), bytes), `node scripts/fonts.ts: ${file}`).toBe(
      0,
    );
  }
});

test.each([
  ['figtree.woff2', 14_100],
  ['instrument-serif.woff2', 12_900],
])('%s weighs less than %i bytes', (file, budget) => {
  expect(readFileSync(join(folder, file)).length).toBeLessThan(budget);
});

test.each(faces)('%s has each letter that the site’s texts are written in', (file) => {
  const font = create(readFileSync(join(folder, file)));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('more than one font');
  // Instrument Serif has no narrow spaces: those are drawn in another face, as nothing.
  const missing = Array.from(letters).filter(
    (letter) => !/\s/.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  );
  expect(missing).toEqual([]);
});

test.each(faces)('%s says that it has no hints, so that no system makes some of its own', (file) => {
  const font = create(readFileSync(join(folder, file)));
  expect(font).toMatchObject({ directory: { tables: { prep: { length: 7 } } } });
});

test.each(completeLanguages)(
  'the texts of the site in %s, and what Intl adds, have no letter but those',
  (language) => {
    const texts = readFileSync(join(root, `locales/${language}/messages.json`), 'utf8');
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(-1234.5);
    const dates = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
    const written =
      Object.values(JSON.parse(texts) as Record<string, string>).join('') +
      amount +
      dates.formatRange(0, 9e9);
    expect([...new Set(written)].filter((letter) => !letters.includes(letter) && letter !== '\n')).toEqual(
      [],
    );
  },
);

test('styles ask for no weight that the face has not', async () => {
  await requireBuild();
  const styles = globSync('dist/client/assets/*.css', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8').replace(/@font-face\{[^}]*\}/g, ''),
  );
  const weights = styles.flatMap((style) =>
    [...style.matchAll(/font-weight:([^;}]+)/g)].map(([, weight]) => weight),
  );
  expect(new Set(weights)).toEqual(new Set(['400', '500', '600']));
});
