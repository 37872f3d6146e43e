import type { reservationDeskMachine } from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { sampleReservation } from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof reservationDeskMachine>();

const number = 'K4EK-CBPA';
const reservation = { ...sampleReservation, number };

/** After an action the reservation is loaded again, silently if the action cannot have changed it. */
const returning = (child: string) => ({
  [`${child}.answered.done`]: leadsTo('loading', {}, focusPage),
  [`${child}.answered.abandoned`]: leadsTo('shown.refreshing', {}, focusPage),
});

const choosing = {
  'action.opened': leadsTo('shown.acting', { chosen: 'sendNewLink', opened: 4, ...noReason }, focusPage),
  'form.opened': leadsTo('shown.entering', { chosen: 'addNote', opened: 4, ...noReason }, focusPage),
  'refund.opened': leadsTo('shown.refunding', { chosen: 'refund', opened: 4, ...noReason }, focusPage),
};

const states = defineRules(
  { visitId: 'v7', number, reservation, chosen: 'addNote', opened: 3, ...waiting },
  {
    ...liveListRules<typeof reservationDeskMachine>({
      call: ['loadReservationDesk', number],
      refresh: 'refreshReservationDesk',
      loaded: leadsTo('shown.idle', { reservation: sampleReservation, ...noReason }),
      fails: { 'not-found': (failure) => leadsTo('unknown', getReason(failure)) },
      on: choosing,
    }),
    unknown: {
      path: ['loading', 'loadReservationDesk.failed.not-found'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('loading', {}, focusPage) },
    },
    'shown.acting': {
      path: ['shown.idle', 'action.opened'],
      tags: ['waiting'],
      calls: { deskAction: ['deskAction', { visitId: 'v7-3', number, action: 'addNote' }] },
      answers: returning('deskAction'),
    },
    'shown.refunding': {
      path: ['shown.idle', 'refund.opened'],
      tags: ['waiting'],
      calls: { refund: ['refund', { visitId: 'v7-3', number, kind: 'addNote' }] },
      answers: returning('refund'),
    },
    'shown.entering': {
      path: ['shown.idle', 'form.opened'],
      tags: ['waiting'],
      calls: { deskForm: ['deskForm', { visitId: 'v7-3', reservation, form: 'addNote' }] },
      answers: returning('deskForm'),
    },
  },
);

/** The effect of each event in each state of the page of one reservation. */
export const reservationDeskRules: Rules<typeof reservationDeskMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      number: sampleReservation.number,
      reservation: undefined,
      chosen: undefined,
      opened: 0,
      ...noReason,
    },
  },
  states,
};
