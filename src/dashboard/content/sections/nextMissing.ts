import { contentSteps, findContentStep } from '../../../../contract/content/firstSteps.ts';
import type { FieldPath } from '../../../../contract/content/issues.ts';
import { sections } from './index.ts';
import type { Section, SectionId } from './item.ts';
import { findPlace } from './places.ts';

interface Issue {
  readonly path: FieldPath;
}

const getStep = ({ parts }: Section): number =>
  contentSteps.indexOf(findContentStep(parts[0]!.path.split('.')));

/** The sections in the order of the first steps. */
const inSteps = sections.toSorted((one, other) => getStep(one) - getStep(other));

/** Issues about the document as a whole are listed with the descriptions. */
const getSection = ({ path }: Issue): SectionId => findPlace(path)?.section.id ?? 'texts';

const getPlace = (issue: Issue): number => inSteps.findIndex(({ id }) => id === getSection(issue));

/** Returns issues in the order of the first steps and their sections. */
export const sortIssues = <I extends Issue>(issues: readonly I[]): I[] =>
  issues.toSorted((one, other) => getPlace(one) - getPlace(other));

/**
 * Returns the next section of the first steps that has errors, from another one on; after the last one, from the
 * beginning. Undefined if no other section has any.
 */
export function findNextMissing(errors: readonly Issue[], shown: SectionId): Section | undefined {
  const missing = new Set(errors.map(getSection));
  const place = inSteps.findIndex(({ id }) => id === shown);
  return [...inSteps.slice(place + 1), ...inSteps.slice(0, place)].find(({ id }) => missing.has(id));
}
