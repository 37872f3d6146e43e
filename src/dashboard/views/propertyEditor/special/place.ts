import type { PropertyDocument } from '../../../../../contract/content/checks/checkDocument.ts';
import { readDegrees } from '../../../../../contract/content/coordinates.ts';
import { readField, type FieldChange } from '../../../../../contract/content/documentFields.ts';
import type { Place } from '../../../../../contract/values/roundLocation.ts';

const getPath = (axis: 'latitude' | 'longitude') => ['property', 'location', axis] as const;

/** Writes degrees with five decimals, which are about a metre. */
const writeDegrees = (degrees: number): string => String(Number(degrees.toFixed(5)));

/** Returns the place of a document; undefined if its coordinates are missing or wrong. */
export function readPlace(document: PropertyDocument): Place | undefined {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((axis) => {
    const written = readField(document, getPath(axis));
    return typeof written === 'string' ? readDegrees(written, axis) : undefined;
  });
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? undefined : { latitude, longitude };
}

/** Returns the changes that set the place. */
export const setPlace = ({ latitude, longitude }: Place): FieldChange[] => [
  { path: getPath('latitude'), value: writeDegrees(latitude) },
  { path: getPath('longitude'), value: writeDegrees(longitude) },
];

/** Writes a place as maps do. */
export const writePlace = ({ latitude, longitude }: Place): string =>
  `${writeDegrees(latitude)}, ${writeDegrees(longitude)}`;
