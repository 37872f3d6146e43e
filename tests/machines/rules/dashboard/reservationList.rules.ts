import type { reservationListMachine } from '../../../../machines/dashboard/reservationList/reservationList.machine.ts';
import {
  emptyPage,
  firstPage,
  nextPage,
} from '../../../../machines/dashboard/reservationList/reservationList.samples.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof reservationListMachine>();

const none = { search: '', unit: '', status: '', from: '', to: '', by: '', sort: '', order: '' };
const filters = { ...none, search: 'rita & rui', by: 'departure' };
const before = { reservations: nextPage.reservations, next: 'FYR3-FCYH', sums: null };

const updateAddress = (query: string): SentEffect => ({
  uiEffect: { type: 'address.replaced', address: `/host/reservations${query}` },
});

const chosen = { ...none, search: 'marie' };

/** The form works in every state, and so do links to other filters, whose address is already that of the list. */
const always = {
  'address.changed': leadsTo('loading', { filters: chosen, pages: 1, visit: 1 }),
  'filters.chosen': leadsTo('loading', { filters: chosen, pages: 1 }, updateAddress('?search=marie')),
};

/** The choices about the table, while it is shown. */
const table = {
  ...always,
  'sort.chosen': leadsTo(
    'found.sorting',
    { filters: { ...filters, sort: 'name', order: 'descending' }, pages: 1 },
    updateAddress('?search=rita%20%26%20rui&by=departure&sort=name&order=descending'),
  ),
  'columns.chosen': unchanged({ columns: ['arrival', 'amount'] }),
};

const adding = leadsTo('found.adding');
const next = { ...table, 'more.requested': adding, 'file.requested': leadsTo('found.saving') };
const refreshing = leadsTo('found.refreshing');
const live = { ...next, 'data.changed': refreshing };

const states = defineRules(
  { filters, pages: 2, columns: undefined, visit: 0, ...before, ...waiting },
  {
    ...loadingRules<typeof reservationListMachine>({
      call: ['listReservations', { filters, pages: 2 }],
      loaded: leadsTo('found.idle', { ...firstPage, ...noReason }),
      answers: { 'listReservations.answered.none': leadsTo('none', { ...emptyPage, ...noReason }) },
      fails: { 'validation-failed': (failure) => leadsTo('refused', getReason(failure)) },
      on: always,
    }),
    refused: {
      path: ['loading', 'listReservations.failed.validation-failed'],
      tags: ['failed'],
      on: always,
    },
    none: {
      path: ['loading', 'listReservations.answered.none'],
      on: { ...always, 'data.changed': leadsTo('loading') },
    },
    'found.idle': { path: ['loading', 'listReservations.answered'], on: live },
    'found.sorting': {
      path: ['found.idle', 'sort.chosen'],
      tags: ['waiting'],
      calls: { sortReservations: ['listReservations', { filters, pages: 2 }] },
      answers: {
        'sortReservations.answered': leadsTo('found.idle', { ...firstPage, ...noReason }),
        'sortReservations.answered.none': leadsTo('none', { ...emptyPage, ...noReason }),
      },
      fails: { sortReservations: { otherwise: (failure) => leadsTo('notLoaded', getReason(failure)) } },
      on: { ...table, 'data.changed': leadsTo('found.sorting') },
    },
    'found.refreshing': {
      path: ['found.idle', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshReservations: ['listReservations', { filters, pages: 2 }] },
      answers: {
        'refreshReservations.answered': leadsTo('found.idle', { ...firstPage, ...noReason }),
        'refreshReservations.answered.none': leadsTo('none', { ...emptyPage, ...noReason }),
      },
      fails: {
        refreshReservations: { otherwise: (failure) => leadsTo('found.outdated', getReason(failure)) },
      },
      on: live,
    },
    'found.outdated': {
      path: ['found.refreshing', 'refreshReservations.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...live,
        'retry.requested': leadsTo('found.refreshing', {}, focusPage),
        'connection.returned': refreshing,
      },
    },
    'found.adding': {
      path: ['found.idle', 'more.requested'],
      tags: ['waiting'],
      calls: { listMore: ['listMore', { filters, after: 'FYR3-FCYH' }] },
      answers: {
        'listMore.answered': leadsTo(
          'found.idle',
          {
            reservations: [...nextPage.reservations, ...nextPage.reservations],
            next: 'K4EK-CBPA',
            pages: 3,
            ...noReason,
          },
          updateAddress('?search=rita%20%26%20rui&by=departure&pages=3'),
        ),
      },
      fails: { listMore: { otherwise: (failure) => leadsTo('found.notAdded', getReason(failure)) } },
      on: table,
    },
    'found.notAdded': {
      path: ['found.adding', 'listMore.failed.unreachable'],
      tags: ['failed'],
      on: { ...next, 'connection.returned': adding },
    },
    'found.saving': {
      path: ['found.idle', 'file.requested'],
      tags: ['waiting'],
      calls: { exportReservations: ['exportReservations', filters] },
      answers: {
        'exportReservations.answered.complete': leadsTo('found.idle', noReason),
        'exportReservations.answered.part': leadsTo('found.savedInPart', noReason),
      },
      fails: {
        exportReservations: {
          'proof-required': (failure) => leadsTo('found.proving', getReason(failure)),
          otherwise: (failure) => leadsTo('found.notSaved', getReason(failure)),
        },
      },
      on: table,
    },
    'found.proving': {
      path: ['found.saving', 'exportReservations.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('found.saving', noReason, focusPage),
        'proof.answered.abandoned': leadsTo('found.idle', noReason, focusPage),
      },
      on: always,
    },
    'found.savedInPart': {
      path: ['found.saving', 'exportReservations.answered.part'],
      on: next,
    },
    'found.notSaved': {
      path: ['found.saving', 'exportReservations.failed.unreachable'],
      tags: ['failed'],
      on: next,
    },
  },
);

/** The effect of each event in each state of the list of reservations. */
export const reservationListRules: Rules<typeof reservationListMachine> = {
  initial: {
    in: 'loading',
    with: { filters: none, pages: 1, visit: 0, ...emptyPage, sums: null, ...noReason },
  },
  states,
};
