/** The kinds of amenities, in the order in which they are shown. Apart from the amenities: pages name only these. */
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
