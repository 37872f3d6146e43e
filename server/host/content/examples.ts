import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { isRecord } from '../../../contract/isRecord.ts';
import { demoMarks } from './demoMarks.ts';
import { examplePostalCode, exampleSigns, exampleTexts } from './exampleSigns.ts';
import type { ContentError, ContentIssue } from './contentErrors.ts';
import type { PhotoSize } from './examinePhoto.ts';

type Path = readonly unknown[];

/** With more examples than these, a property is named as a whole. */
const mostNamed = 15;
/** Shorter texts may be the same by chance. */
export const shortestDemoText = 60;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a text of the demo is recognised by. */
export const textMark = (text: string): string =>
  createHash('sha256').update(inOneLine(text)).digest('hex').slice(0, 8);

/** Each text of a file with the path of its field. */
export function* listTexts(value: unknown, path: Path = []): Generator<readonly [path: Path, text: string]> {
  if (typeof value === 'string') yield [path, value];
  const entries = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) yield* listTexts(inner, [...path, key]);
}

const isDemoText = (text: string) =>
  text.length >= shortestDemoText && demoMarks.texts.includes(textMark(text));

/** What of a text is an example, as a sentence about it ends. */
function findExample(path: Path, text: string): string | undefined {
  const line = inOneLine(text);
  if (exampleTexts.has(line)) return 'has the text of an example: write your own, or take it out';
  if (isDemoText(line)) return 'has a text of the demo: write your own, or take it out';
  const isAddress = ['postalCode', 'address'].includes(String(path.at(-1)));
  const signs = isAddress ? [...exampleSigns, examplePostalCode] : exampleSigns;
  const sign = signs.map((one) => one.exec(line)?.[0]).find((found) => found !== undefined);
  return sign === undefined ? undefined : `has "${sign}", which is an example: write your own`;
}

/** Fields of a file that still have the value of an example or of the demo. */
export function findExamples(value: unknown): ContentIssue[] {
  return [...listTexts(value)].flatMap(([field, text]): ContentIssue[] => {
    const found = findExample(field, text);
    return found === undefined ? [] : [{ field, text: found, about: 'examples' }];
  });
}

/** One line about a property of which nearly everything is an example, in the place of one for each field. */
export function foldExamples(folder: string, found: readonly ContentError[]): readonly ContentError[] {
  const [first] = found;
  if (first === undefined || found.length <= mostNamed) return found;
  const text =
    `the property is an example that comes with the site, or a copy of one (${found.length} fields have its values, the ` +
    `first on line ${first.line} of ${basename(first.file)}): write your own, or take the folder away`;
  return [{ file: folder, text, about: 'examples' }];
}

/** What in `property.yaml` is the demo's beside its texts: its place on the map, and its photos. */
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
      text: 'is where the demo is: write where your door is',
      about: 'examples',
    });
  }
  if (photos.length > 0) {
    const text = `names photos of the demo (${photos.map(([file]) => file).join(', ')}): put your own in their place`;
    odd.push({ field: ['photos'], text, about: 'examples' });
  }
  return odd;
}
