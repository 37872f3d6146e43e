import type { FieldPath } from '../../../../contract/content/issues.ts';
import { sections } from './index.ts';
import type { Section, SectionPart } from './item.ts';

/** The place where a field is edited: its section, and the parts that contain it, the field last. */
export interface FieldPlace {
  readonly section: Section;
  readonly parts: readonly SectionPart[];
  /** The parts of the path; `*` is any. */
  readonly pattern: readonly string[];
}

function* walk(
  section: Section,
  parts: readonly SectionPart[],
  above: readonly SectionPart[],
): Generator<FieldPlace> {
  for (const part of parts) {
    const within = [...above, part];
    yield { section, parts: within, pattern: part.path.split('.') };
    if ('parts' in part) yield* walk(section, part.parts, within);
  }
}

/** All parts of all sections. */
export const places: readonly FieldPlace[] = sections.flatMap((section) => [
  ...walk(section, section.parts, []),
]);

const fits = (pattern: readonly string[], path: FieldPath) =>
  pattern.length <= path.length && pattern.every((part, index) => part === '*' || part === path[index]);

const isAbove = (path: FieldPath, pattern: readonly string[]) =>
  path.length < pattern.length &&
  path.every((part, index) => pattern[index] === '*' || pattern[index] === part);

/**
 * Returns the place of a field, or of the closest part around it. A block that no part shows, such as the whole of the
 * prices, has the place of its first field.
 */
export function findPlace(path: FieldPath): FieldPlace | undefined {
  const around = places
    .filter(({ pattern }) => fits(pattern, path))
    .toSorted((one, other) => other.pattern.length - one.pattern.length)[0];
  // The whole of the texts in a language is in no section.
  const isWhole = path.length <= (path[0] === 'texts' ? 2 : 1);
  return around ?? places.find(({ pattern }) => !isWhole && isAbove(path, pattern));
}

/** Whether a part shows exactly this field. */
export const showsField = (place: FieldPlace, path: FieldPath): boolean =>
  place.pattern.length === path.length && fits(place.pattern, path);
