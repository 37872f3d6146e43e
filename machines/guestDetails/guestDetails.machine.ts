import { assign, setup } from 'xstate';
import type { Language } from '../../contract/values/language.ts';
import type { Tag } from '../shared/tags.ts';
import { emptyGuestDetails, type GuestDetails } from './emptyGuestDetails.ts';

const isStoredField = (field: string): field is keyof GuestDetails => Object.hasOwn(emptyGuestDetails, field);

/** Returns the details that describe the guest, without those of this stay only. */
const aboutTheGuest = (details: Partial<GuestDetails>): Partial<GuestDetails> =>
  Object.fromEntries(Object.entries(details).filter(([field]) => isStoredField(field)));

export type GuestDetailsEvent =
  | { type: 'record.found'; guest: GuestDetails }
  | { type: 'record.lost' }
  | { type: 'remember.switchedOn' }
  | { type: 'remember.switchedOff' }
  | { type: 'details.changed'; details: Partial<GuestDetails> }
  /** The details of an earlier booking in this tab. */
  | { type: 'details.recalled'; details: Partial<GuestDetails> };

/** Remembers the guest's details on this device, if the guest agrees. */
export const guestDetailsMachine = setup({
  types: {
    input: {} as { language: Language },
    context: {} as { guest: GuestDetails },
    events: {} as GuestDetailsEvent,
    tags: {} as Tag,
  },
  actions: {
    // The language follows the page.
    applyRecord: assign(({ context }, guest: GuestDetails) => ({
      guest: { ...guest, locale: context.guest.locale },
    })),
    storeDetails: assign(({ context }, details: Partial<GuestDetails>) => ({
      guest: { ...context.guest, ...aboutTheGuest(details) },
    })),
    // Both actions are provided where storage exists.
    saveRecord: () => undefined,
    removeRecord: () => undefined,
    // Provided by the page on which the guest books.
    reportGuest: () => undefined,
  },
}).createMachine({
  id: 'guestDetails',
  description: 'This device remembers the guest’s details if the guest agrees.',
  context: ({ input }) => ({ guest: { ...emptyGuestDetails, locale: input.language } }),
  initial: 'forgetting',
  states: {
    forgetting: {
      description: 'The browser discards the guest’s details when the page is closed.',
      tags: 'settled',
      on: {
        'record.found': {
          description: 'This device has stored the guest’s details from an earlier visit.',
          target: 'remembering',
          actions: [{ type: 'applyRecord', params: ({ event }) => event.guest }, 'saveRecord', 'reportGuest'],
        },
        'remember.switchedOn': { target: 'remembering', actions: 'saveRecord' },
        'details.changed': { actions: { type: 'storeDetails', params: ({ event }) => event.details } },
        'details.recalled': {
          description:
            'This tab still has the typed details; the stored details of the device take precedence.',
          actions: { type: 'storeDetails', params: ({ event }) => event.details },
        },
      },
    },
    remembering: {
      description: 'This device stores each change of the details.',
      tags: 'settled',
      on: {
        'record.found': {
          description: 'Another tab has stored newer details.',
          actions: { type: 'applyRecord', params: ({ event }) => event.guest },
        },
        'record.lost': { description: 'Another tab has deleted the stored details.', target: 'forgetting' },
        'remember.switchedOff': { target: 'forgetting', actions: 'removeRecord' },
        'details.changed': {
          actions: [{ type: 'storeDetails', params: ({ event }) => event.details }, 'saveRecord'],
        },
      },
    },
  },
});
