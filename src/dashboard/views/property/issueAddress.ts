import { fieldName } from '../../../../contract/content/issues.ts';
import { propertyIssuesAddress } from '../../../../contract/dashboard/pages.ts';
import type { PropertyIssues } from '../../../../contract/dashboard/properties.ts';
import { findPlace } from '../../content/sections/places.ts';

/** Returns the address of the field of an error or a warning, in its section. */
export const getIssueAddress = (property: string, { path }: PropertyIssues['errors'][number]): string =>
  propertyIssuesAddress(property, findPlace(path)?.section.id ?? 'basics', fieldName(path));
