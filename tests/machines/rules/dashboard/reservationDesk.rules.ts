import type { reservationDeskMachine } from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { sampleReservation } from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof reservationDeskMachine>();

const number = 'K4EK-CBPA';
const reservation = { ...sampleReservation, number };

const states = defineRules(
  { number, reservation, ...waiting },
  {
    ...liveListRules<typeof reservationDeskMachine>({
      call: ['loadReservationDesk', number],
      refresh: 'refreshReservationDesk',
      loaded: leadsTo('shown.idle', { reservation: sampleReservation, ...noReason }),
      fails: { 'not-found': (failure) => leadsTo('unknown', getReason(failure)) },
    }),
    unknown: {
      path: ['loading', 'loadReservationDesk.failed.not-found'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('loading', {}, focusPage) },
    },
  },
);

/** The effect of each event in each state of the page of one reservation. */
export const reservationDeskRules: Rules<typeof reservationDeskMachine> = {
  initial: {
    in: 'loading',
    with: {
      number: sampleReservation.number,
      reservation: undefined,
      ...noReason,
    },
  },
  states,
};
