import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { demoMarks } from './demoMarks.ts';
import { exampleTexts, findExampleValue } from './exampleSigns.ts';
import { inPart, type PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import type { PropertyFile } from '../../../contract/content/property.ts';
import type { ContentIssue, FieldPath } from '../../../contract/content/issues.ts';
import { listTexts } from '../../../contract/content/listTexts.ts';
import type { ContentError } from './contentErrors.ts';
import type { PhotoSize } from './examinePhoto.ts';

/** Above this number of examples, the property is reported as a whole. */
const mostNamed = 15;
/** Shorter texts could be the same by chance. */
export const shortestDemoText = 60;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The hash that identifies a text of the demo. */
export const textMark = (text: string): string => hash('sha256', inOneLine(text)).slice(0, 8);

const demoTexts = new Set(demoMarks.texts);

const isDemoText = (text: string) => text.length >= shortestDemoText && demoTexts.has(textMark(text));

type Example = Pick<ContentIssue, 'code' | 'params'>;

/** Finds the example in a text. */
function findExample(path: FieldPath, text: string): Example | undefined {
  const line = inOneLine(text);
  if (exampleTexts.has(line)) return { code: 'exampleText' };
  if (isDemoText(line)) return { code: 'demoText' };
  const isAddress = ['postalCode', 'address'].includes(String(path.at(-1)));
  const value = findExampleValue(line, { isAddress });
  return value === undefined ? undefined : { code: 'exampleValue', params: { value } };
}

/** Finds fields of a file that still have the value of an example or of the demo. */
export const findExamples = (value: unknown): ContentIssue[] =>
  [...listTexts(value)].flatMap(([path, text]): ContentIssue[] => {
    const found = findExample(path, text);
    return found === undefined ? [] : [{ ...found, path, about: 'examples' }];
  });

/** Finds the values of examples and of the demo in all parts of a document. */
export const findDocumentExamples =
  (document: PropertyDocument, photoSizes: ReadonlyMap<string, PhotoSize>) =>
  ({ location }: PropertyFile): ContentIssue[] => [
    ...inPart(['property'], [...findExamples(document.property), ...findDemoTexts(location, photoSizes)]),
    ...Object.entries(document.texts).flatMap(([language, texts]) =>
      inPart(['texts', language], findExamples(texts)),
    ),
  ];

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
function findDemoTexts(
  location: { latitude: number; longitude: number },
  photoSizes: ReadonlyMap<string, PhotoSize>,
): ContentIssue[] {
  const place = [location.latitude, location.longitude].map((degrees) => degrees.toFixed(3)).join(',');
  const photos = [...photoSizes].filter(
    ([, { version }]) => version !== undefined && demoMarks.photos.includes(version),
  );
  const odd: ContentIssue[] = [];
  if (demoMarks.places.includes(place)) {
    odd.push({ path: ['location'], code: 'demoPlace', about: 'examples' });
  }
  if (photos.length > 0) {
    const params = { photos: photos.map(([file]) => file).join(', ') };
    odd.push({ path: ['photos'], code: 'demoPhotos', params, about: 'examples' });
  }
  return odd;
}
