import { fieldName, type FieldPath } from '../../../../contract/content/issues.ts';
import type { PropertyIssues } from '../../../../contract/dashboard/properties.ts';
import type { Language } from '../../../../contract/values/language.ts';
import type { SectionId } from '../../content/sections/item.ts';
import { findPlace, showsField } from '../../content/sections/places.ts';

export type Issue = PropertyIssues['errors'][number];

const getSection = ({ path }: Issue): SectionId | undefined => findPlace(path)?.section.id;

/** Returns the issues about a section. Those about the document as a whole are listed with the descriptions. */
export const findSectionIssues = (issues: readonly Issue[], section: SectionId): Issue[] =>
  issues.filter((issue) => (getSection(issue) ?? 'texts') === section);

/** Returns the number of issues about texts in a language. */
export const countInLanguage = (issues: readonly Issue[], language: Language): number =>
  issues.filter(({ path }) => path[0] === 'texts' && path[1] === language).length;

/** Whether a field of the section shows the issue itself. */
export function isAtField({ path }: { readonly path: FieldPath }): boolean {
  const place = findPlace(path);
  return place !== undefined && showsField(place, path);
}

/** Returns the issue about a field. */
export const findFieldIssue = (issues: readonly Issue[], path: FieldPath): Issue | undefined => {
  const name = fieldName(path);
  return issues.find((issue) => fieldName(issue.path) === name);
};

/** Whether a field is another one, or a part of it. */
export const isWithin = (path: FieldPath, other: FieldPath): boolean =>
  other.every((part, index) => path[index] === part);

/** Whether an issue is about the texts of all items of a list in a language, one of which is at the path. */
export const isMissingTexts = (issue: Issue, path: FieldPath): boolean =>
  path[0] === 'texts' && issue.path.length > 2 && isWithin(path, issue.path);
