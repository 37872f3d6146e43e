import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { demoMarks } from './demoMarks.ts';
import { examplePostalCode, exampleSigns, exampleTexts } from './exampleSigns.ts';
import type { ContentError, ContentIssue } from './contentErrors.ts';
import type { PhotoSize } from './examinePhoto.ts';

type Path = readonly unknown[];

/** Above this number of examples, the property is reported as a whole. */
const mostNamed = 15;
/** Shorter texts could be the same by chance. */
export const shortestDemoText = 60;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The hash that identifies a text of the demo. */
export const textMark = (text: string): string =>
  createHash('sha256').update(inOneLine(text)).digest('hex').slice(0, 8);

/** Iterates over the texts of a file, each with the path of its field. */
export function* listTexts(value: unknown, path: Path = []): Generator<readonly [path: Path, text: string]> {
  if (typeof value === 'string') yield [path, value];
  const entries = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) yield* listTexts(inner, [...path, key]);
}

const isDemoText = (text: string) =>
  text.length >= shortestDemoText && demoMarks.texts.includes(textMark(text));

/** Describes the example in a text, as the end of a sentence; undefined if the text has none. */
function findExample(path: Path, text: string): string | undefined {
  const line = inOneLine(text);
  if (exampleTexts.has(line)) return 'has the text of an example: write your own, or remove it';
  if (isDemoText(line)) return 'has a text of the demo: write your own, or remove it';
  const isAddress = ['postalCode', 'address'].includes(String(path.at(-1)));
  const signs = isAddress ? [...exampleSigns, examplePostalCode] : exampleSigns;
  const sign = signs.map((one) => one.exec(line)?.[0]).find((found) => found !== undefined);
  return sign === undefined ? undefined : `has "${sign}", which is an example: write your own`;
}

/** Finds fields of a file that still have the value of an example or of the demo. */
export function findExamples(value: unknown): ContentIssue[] {
  return [...listTexts(value)].flatMap(([field, text]): ContentIssue[] => {
    const found = findExample(field, text);
    return found === undefined ? [] : [{ field, text: found, about: 'examples' }];
  });
}

/** Replaces the warnings about a property that consists mostly of examples by a single one. */
export function foldExamples(folder: string, found: readonly ContentError[]): readonly ContentError[] {
  const [first] = found;
  if (first === undefined || found.length <= mostNamed) return found;
  const text =
    `the property is an example that comes with the site, or a copy of one (${found.length} fields have its values, the ` +
    `first on line ${first.line} of ${basename(first.file)}): write your own, or remove the folder`;
  return [{ file: folder, text, about: 'examples' }];
}

/** Finds the demo's location and photos in `property.yaml`. */
export function findDemoTexts(
  location: { latitude: number; longitude: number },
  photoSizes: ReadonlyMap<string, PhotoSize>,
): ContentIssue[] {
  const place = [location.latitude, location.longitude].map((degrees) => degrees.toFixed(3)).join(',');
  const photos = [...photoSizes].filter(
    ([, { version }]) => version !== undefined && demoMarks.photos.includes(version),
  );
  const odd: ContentIssue[] = [];
  if (demoMarks.places.includes(place)) {
    odd.push({
      field: ['location'],
      text: 'is the location of the demo: enter the location of your property',
      about: 'examples',
    });
  }
  if (photos.length > 0) {
    const text = `names photos of the demo (${photos.map(([file]) => file).join(', ')}): replace them with your own`;
    odd.push({ field: ['photos'], text, about: 'examples' });
  }
  return odd;
}
