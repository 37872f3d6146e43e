import { defineModel, guestDoes, toReceivedEvent } from '../atlas/model.ts';
import { guestDetailsMachine } from './guestDetails.machine.ts';
import { emptyGuestDetails } from './emptyGuestDetails.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof guestDetailsMachine>>) =>
  guestDoes<typeof guestDetailsMachine>(...words);

export const guestDetailsModel = defineModel({
  machine: guestDetailsMachine,
  input: { language: 'en' },
  screenless: 'What it remembers stands in the forms of booking and contact.',
  events: [
    toReceivedEvent(
      guest(
        { type: 'record.found', guest: { ...emptyGuestDetails, firstName: 'Ana' } },
        'this device remembers the guest',
      ),
    ),
    toReceivedEvent(guest({ type: 'record.lost' }, 'another tab removes the record')),
    guest({ type: 'remember.switchedOn' }, 'the guest asks to be remembered'),
    guest({ type: 'remember.switchedOff' }, 'the guest asks to be forgotten'),
    guest({ type: 'details.changed', details: { firstName: 'Ana' } }, 'the guest types'),
    toReceivedEvent(
      guest(
        { type: 'details.recalled', details: { lastName: 'Silva' } },
        'this tab still knows what was typed',
      ),
    ),
  ],
  requested: ['remember.switchedOn', 'details.changed'],
});
