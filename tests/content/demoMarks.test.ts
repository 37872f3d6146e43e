import { expect, test } from 'vitest';
import { demoMarks } from '../../server/host/content/demoMarks.ts';
import { listTexts } from '../../contract/content/listTexts.ts';
import { shortestDemoText, textMark } from '../../server/host/content/examples.ts';
import { loadContent } from '../../server/host/content/index.ts';

test('each place, photo and longer text of the demo is one that the site recognises', async () => {
  const units = [...(await loadContent('demo')).units.values()];
  const texts = units
    .map(({ readSource }) => readSource())
    .flatMap((source) =>
      [...listTexts([source.property, source.texts])]
        .filter(([, text]) => text.length >= shortestDemoText)
        .map(([, text]) => textMark(text)),
    );
  const photos = units.flatMap(({ photoSizes }) => [...photoSizes.values()].map(({ version }) => version!));
  const places = units.map(({ location }) =>
    [location.latitude, location.longitude].map((degrees) => degrees.toFixed(3)).join(','),
  );
  // Marks of what the demo no longer has stay: hosts may have copied it.
  const isKnown = (known: readonly string[]) => (mark: string) => known.includes(mark);
  expect(texts.filter((mark) => !isKnown(demoMarks.texts)(mark))).toEqual([]);
  expect(photos.filter((mark) => !isKnown(demoMarks.photos)(mark))).toEqual([]);
  expect(places.filter((mark) => !isKnown(demoMarks.places)(mark))).toEqual([]);
});
