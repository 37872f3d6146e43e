/**
 * The categories of amenities in display order. They have a file of their own because pages need them without the
 * amenities.
 */
export const amenityCategories = [
  'location',
  'parking',
  'comfort',
  'entertainment',
  'bathroom',
  'bedroom',
  'kitchen',
  'laundry',
  'family',
  'safety',
  'services',
  'other',
] as const;

export type AmenityCategory = (typeof amenityCategories)[number];
