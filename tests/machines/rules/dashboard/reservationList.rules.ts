import type { reservationListMachine } from '../../../../machines/dashboard/reservationList/reservationList.machine.ts';
import {
  emptyPage,
  firstPage,
  nextPage,
} from '../../../../machines/dashboard/reservationList/reservationList.samples.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof reservationListMachine>();

const none = { search: '', unit: '', status: '', from: '', to: '', by: '', order: '' };
const filters = { ...none, search: 'rita & rui', by: 'departure' };
const before = { reservations: nextPage.reservations, next: 'FYR3-FCYH' };

const updateAddress = (query: string): SentEffect => ({
  uiEffect: { type: 'address.replaced', address: `/host/reservations${query}` },
});

const chosen = { ...none, search: 'marie' };

/** The form works in every state. */
const always = {
  'filters.chosen': goes('loading', { filters: chosen, pages: 1 }, updateAddress('?search=marie')),
};

const adding = goes('found.adding');
const next = { ...always, 'more.requested': adding, 'file.requested': goes('found.saving') };

const states = tried(
  { filters, pages: 2, ...before, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { listReservations: ['listReservations', { filters, pages: 2 }] },
      answers: {
        'listReservations.answered': goes('found.still', { ...firstPage, ...noReason }),
        'listReservations.answered.none': goes('none', { ...emptyPage, ...noReason }),
      },
      fails: {
        listReservations: {
          'validation-failed': (why) => goes('refused', getReason(why)),
          otherwise: (why) => goes('notLoaded', getReason(why)),
        },
      },
      on: always,
      after: [20_000, goes('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'listReservations.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...always,
        'retry.requested': goes('loading', {}, focusPage),
        'connection.returned': goes('loading', {}, focusPage),
      },
    },
    refused: {
      first: ['loading', 'listReservations.failed.validation-failed'],
      tags: ['failed'],
      on: always,
    },
    none: { first: ['loading', 'listReservations.answered.none'], on: always },
    'found.still': { first: ['loading', 'listReservations.answered'], on: next },
    'found.adding': {
      first: ['found.still', 'more.requested'],
      tags: ['waiting'],
      calls: { listMore: ['listMore', { filters, after: 'FYR3-FCYH' }] },
      answers: {
        'listMore.answered': goes(
          'found.still',
          {
            reservations: [...nextPage.reservations, ...nextPage.reservations],
            next: 'K4EK-CBPA',
            pages: 3,
            ...noReason,
          },
          updateAddress('?search=rita%20%26%20rui&by=departure&pages=3'),
        ),
      },
      fails: { listMore: { otherwise: (why) => goes('found.notAdded', getReason(why)) } },
      on: always,
    },
    'found.notAdded': {
      first: ['found.adding', 'listMore.failed.unreachable'],
      tags: ['failed'],
      on: { ...next, 'connection.returned': adding },
    },
    'found.saving': {
      first: ['found.still', 'file.requested'],
      tags: ['waiting'],
      calls: { exportReservations: ['exportReservations', filters] },
      answers: {
        'exportReservations.answered.complete': goes('found.still', noReason),
        'exportReservations.answered.part': goes('found.savedInPart', noReason),
      },
      fails: {
        exportReservations: {
          'proof-required': (why) => goes('found.proving', getReason(why)),
          otherwise: (why) => goes('found.notSaved', getReason(why)),
        },
      },
      on: always,
    },
    'found.proving': {
      first: ['found.saving', 'exportReservations.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': goes('found.saving', noReason, focusPage),
        'proof.answered.abandoned': goes('found.still', noReason, focusPage),
      },
      on: always,
    },
    'found.savedInPart': {
      first: ['found.saving', 'exportReservations.answered.part'],
      on: next,
    },
    'found.notSaved': {
      first: ['found.saving', 'exportReservations.failed.unreachable'],
      tags: ['failed'],
      on: next,
    },
  },
);

/** The effect of each event in each state of the list of reservations. */
export const reservationListRules: Rules<typeof reservationListMachine> = {
  begins: { in: 'loading', with: { filters: none, pages: 1, ...emptyPage, ...noReason } },
  states,
};
