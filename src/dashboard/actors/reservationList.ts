import { fromPromise } from 'xstate';
import { reservationStatuses } from '../../../contract/values/statuses.ts';
import { reservationListMachine } from '../../../machines/dashboard/reservationList/reservationList.machine.ts';
import type { ListPosition, ReservationFilters } from '../../../contract/dashboard/listAddress.ts';
import type {
  FirstPage,
  NextPage,
  ReservationPage,
} from '../../../machines/dashboard/reservationList/reservationList.types.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';
import { createProofActors, type ProofServices } from './proof.ts';
import { saveFile } from './saveFile.ts';

/** Returns the search parameters of a call. An omitted parameter has its usual value. */
const toQuery = ({ status, ...filters }: ReservationFilters) =>
  Object.fromEntries(
    Object.entries({ ...filters, status: status === 'all' ? reservationStatuses.join(',') : status })
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  ) as Parameters<DashboardApi['listReservations']>[0]['query'];

/** Loads the first pages of a list, one after the other, because each begins where the previous one ends. */
async function listReservations(api: DashboardApi, { filters, pages }: ListPosition, signal: AbortSignal) {
  const first: FirstPage = await api.listReservations({ query: toQuery(filters) }, { signal });
  const reservations = [...first.reservations];
  let { next } = first;
  for (let loaded = 1; loaded < pages && next !== null; loaded++) {
    const query = { ...toQuery(filters), after: next };
    // oxlint-disable-next-line no-await-in-loop
    const page = await api.listReservations({ query }, { signal });
    reservations.push(...page.reservations);
    ({ next } = page);
  }
  return { ...first, reservations, next };
}

/** Connects the list of reservations to the host. */
export const createReservationListActors = (dashboard: ProofServices) => {
  const { api } = dashboard;
  return reservationListMachine.provide({
    actors: {
      listReservations: fromPromise<FirstPage, ListPosition>(({ input, signal }) =>
        listReservations(api, input, signal),
      ),
      listMore: fromPromise<ReservationPage, NextPage>(({ input: { filters, after }, signal }) =>
        api.listReservations({ query: { ...toQuery(filters), after } }, { signal }),
      ),
      exportReservations: fromPromise<boolean, ReservationFilters>(async ({ input, signal }) => {
        const { csv, isComplete } = await api.exportReservations({ body: toQuery(input) }, { signal });
        saveFile('reservations.csv', 'text/csv', csv);
        return isComplete;
      }),
      proof: createProofActors(dashboard),
    },
  });
};
