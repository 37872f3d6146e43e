import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { readTest } from '../channels/channels.samples.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { newCalendarMachine } from './newCalendar.machine.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof newCalendarMachine>>) =>
  defineUserEvent<typeof newCalendarMachine>(...words);

export const newCalendarModel = defineModel({
  machine: newCalendarMachine,
  group: 'dashboard',
  input: { visitId: 'visit', property: 'casa-do-limoeiro' },
  events: [
    host(
      { type: 'entry.changed', entry: { address: 'https://www.airbnb.com/calendar/ical/1.ics' } },
      'the host fills in the form',
    ),
    host({ type: 'test.requested' }, 'the host has the calendar read'),
    host({ type: 'calendar.confirmed' }, 'the host adds the calendar'),
    host({ type: 'form.requested' }, 'the host returns to the form'),
    defineAnswer('testCalendar', readTest, 'the calendar is read'),
    defineAnswer(
      'testCalendar',
      { outcome: 'failed', reason: 'not-a-calendar' },
      'the calendar cannot be read',
      'failed',
    ),
    failed('testCalendar', 'validation-failed', 'the address is not valid', {
      violations: [toViolation('address', 'invalid')],
    }),
    failed('testCalendar', 'too-many-requests', 'the site accepts no more requests for some time'),
    failed('testCalendar', 'unreachable', 'the host cannot be reached'),
    failed('testCalendar', 'not-found', 'the property does not exist any more'),
    defineAnswer('addCalendar', undefined, 'the calendar is added'),
    failed('addCalendar', 'validation-failed', 'some answers are not valid', {
      violations: [toViolation('name', 'blank')],
    }),
    failed('addCalendar', 'calendar-exists', 'the property already has a calendar with this name or address'),
    ...changeFailures('addCalendar', 'the calendar is refused'),
  ],
  mainPath: [
    'entry.changed',
    'test.requested',
    'testCalendar.answered',
    'calendar.confirmed',
    'addCalendar.answered',
  ],
});
