import { defineModel, guestDoes, hearsOf } from '../atlas/model.ts';
import { guestDetailsMachine } from './guestDetails.machine.ts';
import { nobody } from './nobody.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof guestDetailsMachine>>) =>
  guestDoes<typeof guestDetailsMachine>(...words);

export const guestDetailsModel = defineModel({
  machine: guestDetailsMachine,
  input: { language: 'en' },
  screenless: 'What it remembers stands in the forms of booking and contact.',
  happenings: [
    hearsOf(
      guest(
        { type: 'record.found', guest: { ...nobody, firstName: 'Ana' } },
        'this device remembers the guest',
      ),
    ),
    hearsOf(guest({ type: 'record.lost' }, 'another tab removes the record')),
    guest({ type: 'remember.switchedOn' }, 'the guest asks to be remembered'),
    guest({ type: 'remember.switchedOff' }, 'the guest asks to be forgotten'),
    guest({ type: 'details.changed', details: { firstName: 'Ana' } }, 'the guest types'),
    hearsOf(
      guest(
        { type: 'details.recalled', details: { lastName: 'Silva' } },
        'this tab still knows what was typed',
      ),
    ),
  ],
  wanted: ['remember.switchedOn', 'details.changed'],
});
