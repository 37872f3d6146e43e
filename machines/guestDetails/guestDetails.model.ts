import { defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { guestDetailsMachine } from './guestDetails.machine.ts';
import { emptyGuestDetails } from './emptyGuestDetails.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof guestDetailsMachine>>) =>
  defineUserEvent<typeof guestDetailsMachine>(...words);

export const guestDetailsModel = defineModel({
  machine: guestDetailsMachine,
  input: { language: 'en' },
  screenless: 'The forms of booking and contact show the remembered details.',
  events: [
    toReceivedEvent(
      guest(
        { type: 'record.found', guest: { ...emptyGuestDetails, firstName: 'Ana' } },
        'the browser has stored the guest’s details',
      ),
    ),
    toReceivedEvent(guest({ type: 'record.lost' }, 'another tab deletes the stored details')),
    guest({ type: 'remember.switchedOn' }, 'the guest agrees to be remembered'),
    guest({ type: 'remember.switchedOff' }, 'the guest no longer agrees to be remembered'),
    guest({ type: 'details.changed', details: { firstName: 'Ana' } }, 'the guest types in the form'),
    toReceivedEvent(
      guest(
        { type: 'details.recalled', details: { lastName: 'Silva' } },
        'this tab still has the typed details',
      ),
    ),
  ],
  mainPath: ['remember.switchedOn', 'details.changed'],
});
