import type { Alternative } from './alternatives.machine.ts';

/** Another property that is free on the dates. */
export const sampleAlternative: Alternative = {
  id: 'casa-verde',
  name: 'Casa Verde',
  summary: 'A house in the hills',
  location: { city: 'Évora', country: 'Portugal' },
  maxGuests: 6,
  bedrooms: 3,
  registrationNumber: '2/AL',
  reviews: { count: 0, average: null },
  lowestRate: 12_000,
  total: { amount: 45_000, currency: 'EUR' },
};
