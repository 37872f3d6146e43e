import type { reservationDeskMachine } from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { sampleReservation } from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { leadsTo, defineRules } = rulesFor<typeof reservationDeskMachine>();

const number = 'K4EK-CBPA';
const reservation = { ...sampleReservation, number };

/** After an action the reservation is loaded again, silently if the action cannot have changed it. */
const returning = (child: string) => ({
  [`${child}.answered.done`]: leadsTo('loading', {}, focusPage),
  [`${child}.answered.abandoned`]: leadsTo('shown.refreshing', {}, focusPage),
});

const choosing = {
  'data.changed': leadsTo('shown.refreshing'),
  'action.opened': leadsTo('shown.acting', { chosen: 'sendNewLink', opened: 4, ...noReason }, focusPage),
  'form.opened': leadsTo('shown.entering', { chosen: 'addNote', opened: 4, ...noReason }, focusPage),
  'repayment.opened': leadsTo('shown.repaying', { chosen: 'refund', opened: 4, ...noReason }, focusPage),
};

const loaded = { reservation: sampleReservation, ...noReason };

const states = defineRules(
  { visitId: 'v7', number, reservation, chosen: 'addNote', opened: 3, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadReservationDesk: ['loadReservationDesk', number] },
      answers: {
        'loadReservationDesk.answered': leadsTo('shown.reading', loaded),
      },
      fails: {
        loadReservationDesk: {
          'not-found': (why) => leadsTo('unknown', getReason(why)),
          otherwise: (why) => leadsTo('notLoaded', getReason(why)),
        },
      },
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'loadReservationDesk.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
      },
    },
    unknown: {
      first: ['loading', 'loadReservationDesk.failed.not-found'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('loading', {}, focusPage) },
    },
    'shown.reading': { first: ['loading', 'loadReservationDesk.answered'], on: choosing },
    'shown.refreshing': {
      first: ['shown.reading', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshReservationDesk: ['loadReservationDesk', number] },
      answers: { 'refreshReservationDesk.answered': leadsTo('shown.reading', loaded) },
      fails: { refreshReservationDesk: { otherwise: (why) => leadsTo('shown.outdated', getReason(why)) } },
      on: choosing,
    },
    'shown.outdated': {
      first: ['shown.refreshing', 'refreshReservationDesk.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...choosing,
        'retry.requested': leadsTo('shown.refreshing', {}, focusPage),
        'connection.returned': leadsTo('shown.refreshing'),
      },
    },
    'shown.acting': {
      first: ['shown.reading', 'action.opened'],
      tags: ['waiting'],
      calls: { deskAction: ['deskAction', { visitId: 'v7-3', number, action: 'addNote' }] },
      answers: returning('deskAction'),
    },
    'shown.repaying': {
      first: ['shown.reading', 'repayment.opened'],
      tags: ['waiting'],
      calls: { repayment: ['repayment', { visitId: 'v7-3', number, kind: 'addNote' }] },
      answers: returning('repayment'),
    },
    'shown.entering': {
      first: ['shown.reading', 'form.opened'],
      tags: ['waiting'],
      calls: { deskForm: ['deskForm', { visitId: 'v7-3', reservation, form: 'addNote' }] },
      answers: returning('deskForm'),
    },
  },
);

/** The effect of each event in each state of the page of one reservation. */
export const reservationDeskRules: Rules<typeof reservationDeskMachine> = {
  begins: {
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
