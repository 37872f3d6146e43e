import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { noFilters } from '../../../contract/dashboard/listAddress.ts';
import { reservationListMachine } from './reservationList.machine.ts';
import { emptyPage, firstPage, nextPage } from './reservationList.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof reservationListMachine>>) =>
  defineUserEvent<typeof reservationListMachine>(...words);

export const reservationListModel = defineModel({
  machine: reservationListMachine,
  group: 'dashboard',
  input: { filters: noFilters, pages: 1 },
  events: [
    ...loadingEvents('reservationList', 'listReservations', firstPage, 'the host sends reservations'),
    defineAnswer('listReservations', emptyPage, 'the host finds no reservation', 'none'),
    failed('listReservations', 'validation-failed', 'the host cannot search for these words'),
    host(
      { type: 'filters.chosen', filters: { ...noFilters, search: 'marie' } },
      'the person searches, or chooses filters',
    ),
    toReceivedEvent(
      host(
        { type: 'address.changed', position: { filters: { ...noFilters, search: 'marie' }, pages: 1 } },
        'a link leads to other filters',
      ),
    ),
    host({ type: 'sort.chosen', sort: 'name', order: 'descending' }, 'the person sorts by another column'),
    host({ type: 'columns.chosen', columns: ['arrival', 'amount'] }, 'the person chooses the columns'),
    ...liveEvents('refreshReservations', firstPage, 'the host sends the reservations again'),
    defineAnswer('refreshReservations', emptyPage, 'the host finds no reservation any more', 'none'),
    defineAnswer('sortReservations', firstPage, 'the host sends the reservations in another order'),
    defineAnswer('sortReservations', emptyPage, 'the host finds no reservation any more', 'none'),
    failed('sortReservations', 'unreachable', 'the host cannot be reached'),
    host({ type: 'more.requested' }, 'the person wants to see more'),
    host({ type: 'file.requested' }, 'the person saves the list as a file'),
    defineAnswer('listMore', nextPage, 'the host sends the next page'),
    failed('listMore', 'unreachable', 'the host cannot be reached'),
    defineAnswer('exportReservations', true, 'the file contains the whole list', 'complete'),
    defineAnswer('exportReservations', false, 'the file contains only a part of the list', 'part'),
    failed('exportReservations', 'proof-required', 'the host requires a fresh proof of identity'),
    failed('exportReservations', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
  ],
  mainPath: [
    'listReservations.answered',
    'filters.chosen',
    'listReservations.answered',
    'more.requested',
    'listMore.answered',
  ],
});
