import { fromPromise } from 'xstate';
import { isFailure } from '../../contract/callFailed.ts';
import type { UnitDescription } from '../../contract/rentalUnit.ts';
import { lowestRate } from '../../contract/rules/seasons.ts';
import { landingMachine, type Offer } from '../../machines/landing/landing.machine.ts';
import type { Api } from '../api/index.ts';

const offerOf = (unit: UnitDescription): Offer => {
  const { id, name, summary, location, maxGuests, bedrooms, registrationNumber, reviews } = unit;
  return {
    id,
    textLanguage: unit.textLanguage,
    name,
    summary,
    location,
    maxGuests,
    bedrooms,
    registrationNumber,
    reviews: { count: reviews.count, average: reviews.average },
    photo: unit.photos[0],
    fromPrice: lowestRate(unit.pricing),
  };
};

const whereItExists = (error: unknown): undefined => {
  if (isFailure(error, 'not-found') || isFailure(error, 'no-longer-let')) return undefined;
  throw error;
};

/** The landing page's machine with the host behind it. A property the host does not have is left out. */
export const landingAt = (loadApi: () => Promise<Api>) =>
  landingMachine.provide({
    actors: {
      loadOffers: fromPromise<readonly Offer[], readonly string[]>(async ({ input, signal }) => {
        const api = await loadApi();
        const units = await Promise.all(
          input.map((id) => api.getRentalUnit(id, signal).catch(whereItExists)),
        );
        return units.filter((unit) => unit !== undefined).map(offerOf);
      }),
    },
  });
