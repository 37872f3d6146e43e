import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';
import { findPriceErrors } from './priceChecks.ts';
import { findRoomErrors } from './roomErrors.ts';
import { findSeasonErrors } from './seasonErrors.ts';

/** Finds errors of a property that its schema does not express, such as seasons that share a night. */
export const findPropertyErrors = (property: PropertyFile): ContentIssue[] => [
  ...findSeasonErrors(property),
  ...findRoomErrors(property),
  ...findPriceErrors(property),
];
