import type { reservationDeskMachine } from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { sampleReservation } from '../../../../machines/dashboard/reservationDesk/reservationDesk.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof reservationDeskMachine>();

const number = 'K4EK-CBPA';

const states = tried(
  { number, reservation: { ...sampleReservation, number }, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadReservationDesk: ['loadReservationDesk', number] },
      answers: {
        'loadReservationDesk.answered': goes('shown', { reservation: sampleReservation, ...noReason }),
      },
      fails: {
        loadReservationDesk: {
          'not-found': (why) => goes('unknown', getReason(why)),
          otherwise: (why) => goes('notLoaded', getReason(why)),
        },
      },
      after: [20_000, goes('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'loadReservationDesk.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': goes('loading', {}, focusPage),
        'connection.returned': goes('loading', {}, focusPage),
      },
    },
    unknown: {
      first: ['loading', 'loadReservationDesk.failed.not-found'],
      tags: ['failed'],
      on: { 'retry.requested': goes('loading', {}, focusPage) },
    },
    shown: { first: ['loading', 'loadReservationDesk.answered'] },
  },
);

/** The effect of each event in each state of the page of one reservation. */
export const reservationDeskRules: Rules<typeof reservationDeskMachine> = {
  begins: {
    in: 'loading',
    with: { number: sampleReservation.number, reservation: undefined, ...noReason },
  },
  states,
};
