import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { sharedCalendarMachine } from './sharedCalendar.machine.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof sharedCalendarMachine>>) =>
  defineUserEvent<typeof sharedCalendarMachine>(...words);

/** The addresses of a property's calendar, before and after it is replaced. */
export const sampleAddresses = [
  'https://casa.example/calendars/casa-do-limoeiro/first.ics',
  'https://casa.example/calendars/casa-do-limoeiro/second.ics',
] as const;

export const sharedCalendarModel = defineModel({
  machine: sharedCalendarMachine,
  group: 'dashboard',
  input: { visitId: 'visit', property: 'casa-do-limoeiro' },
  events: [
    ...loadingEvents(
      'sharedCalendar',
      'getCalendarAddress',
      sampleAddresses[0],
      'the host sends the address',
    ),
    failed('getCalendarAddress', 'not-found', 'no property has this id'),
    host({ type: 'renewal.requested' }, 'the person wants another address'),
    host({ type: 'renewal.confirmed' }, 'the person replaces the address'),
    host({ type: 'renewal.abandoned' }, 'the person returns to the address'),
    defineAnswer('renewCalendarAddress', sampleAddresses[1], 'the host replaces the address'),
    proofRequired('renewCalendarAddress'),
    ...changeFailures('renewCalendarAddress', 'the host refuses the change'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
  ],
  mainPath: [
    'getCalendarAddress.answered',
    'renewal.requested',
    'renewal.confirmed',
    'renewCalendarAddress.failed.proof-required',
    'proof.answered.proven',
    'renewCalendarAddress.answered',
  ],
});
