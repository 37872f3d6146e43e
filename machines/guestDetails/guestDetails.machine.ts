import { assign, setup } from 'xstate';
import type { Language } from '../../contract/language.ts';
import type { Tag } from '../shared/tags.ts';
import { emptyGuestDetails, type GuestDetails } from './emptyGuestDetails.ts';

const isStoredField = (field: string): field is keyof GuestDetails => Object.hasOwn(emptyGuestDetails, field);

/** Of what was typed, what concerns the guest and not this one stay. */
const aboutTheGuest = (details: Partial<GuestDetails>): Partial<GuestDetails> =>
  Object.fromEntries(Object.entries(details).filter(([field]) => isStoredField(field)));

export type GuestDetailsEvent =
  | { type: 'record.found'; guest: GuestDetails }
  | { type: 'record.lost' }
  | { type: 'remember.switchedOn' }
  | { type: 'remember.switchedOff' }
  | { type: 'details.changed'; details: Partial<GuestDetails> }
  /** What a tab still knew of a booking that was begun before. */
  | { type: 'details.recalled'; details: Partial<GuestDetails> };

/** The guest's details are remembered on this device, or not. */
export const guestDetailsMachine = setup({
  types: {
    input: {} as { language: Language },
    context: {} as { guest: GuestDetails },
    events: {} as GuestDetailsEvent,
    tags: {} as Tag,
  },
  actions: {
    // The language is that of the page.
    applyRecord: assign(({ context }, guest: GuestDetails) => ({
      guest: { ...guest, locale: context.guest.locale },
    })),
    storeDetails: assign(({ context }, details: Partial<GuestDetails>) => ({
      guest: { ...context.guest, ...aboutTheGuest(details) },
    })),
    // Both are provided where there is a storage.
    saveRecord: () => undefined,
    removeRecord: () => undefined,
    // Provided by the page on which the guest books.
    reportGuest: () => undefined,
  },
}).createMachine({
  id: 'guestDetails',
  description: "The guest's details are remembered on this device, or not.",
  context: ({ input }) => ({ guest: { ...emptyGuestDetails, locale: input.language } }),
  initial: 'forgetting',
  states: {
    forgetting: {
      description: 'What the guest types is forgotten when the page is closed.',
      tags: 'settled',
      on: {
        'record.found': {
          description: 'This device remembers the guest from an earlier visit.',
          target: 'remembering',
          actions: [{ type: 'applyRecord', params: ({ event }) => event.guest }, 'saveRecord', 'reportGuest'],
        },
        'remember.switchedOn': { target: 'remembering', actions: 'saveRecord' },
        'details.changed': { actions: { type: 'storeDetails', params: ({ event }) => event.details } },
        'details.recalled': {
          description: 'This tab still knows what was typed; what the device remembers goes before it.',
          actions: { type: 'storeDetails', params: ({ event }) => event.details },
        },
      },
    },
    remembering: {
      description: 'Each change of the details is saved on this device.',
      tags: 'settled',
      on: {
        'record.found': {
          description: 'Another tab saved newer details.',
          actions: { type: 'applyRecord', params: ({ event }) => event.guest },
        },
        'record.lost': { description: 'Another tab removed the record.', target: 'forgetting' },
        'remember.switchedOff': { target: 'forgetting', actions: 'removeRecord' },
        'details.changed': {
          actions: [{ type: 'storeDetails', params: ({ event }) => event.details }, 'saveRecord'],
        },
      },
    },
  },
});
