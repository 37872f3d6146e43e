import { fromPromise } from 'xstate';
import {
  alternativesMachine,
  type Alternative,
  type AlternativesRequest,
} from '../../machines/alternatives/alternatives.machine.ts';
import type { Api } from '../api/index.ts';

/** How many other properties are offered. */
const maxAlternatives = 3;

/**
 * Connects the machine that finds other free properties to the host. A site with only one property has none.
 */
export const createAlternativesActors = (loadApi: () => Promise<Api>, hasOtherProperties: boolean) =>
  alternativesMachine.provide({
    actors: {
      searchAlternatives: fromPromise<readonly Alternative[], AlternativesRequest>(
        async ({ input: { unitId, stay }, signal }) => {
          if (!hasOtherProperties) return [];
          const { startDate, endDate, guestCount } = stay;
          const search = { startDate, endDate, guestCount: String(guestCount), page: '1' };
          const { units } = await (await loadApi()).searchStays(search, { signal });
          return units
            .flatMap(({ total, ...unit }) => (total && unit.id !== unitId ? [{ ...unit, total }] : []))
            .slice(0, maxAlternatives);
        },
      ),
    },
  });
