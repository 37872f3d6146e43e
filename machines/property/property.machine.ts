import { assign, emit, sendTo, setup, type EventObject } from 'xstate';
import { defaultLanguage } from '../../contract/language.ts';
import type { availabilityMachine } from '../availability/availability.machine.ts';
import type { bookingMachine } from '../booking/booking.machine.ts';
import type { contactMachine } from '../contact/contact.machine.ts';
import type { guestDetailsMachine } from '../guestDetails/guestDetails.machine.ts';
import { declaredCallback, declaredJourney, declaredPromise, type Cause } from '../shared/declared.ts';
import { afterLoadingTooLong, loadingMayTake } from '../shared/loading.ts';
import { itFailedAs, noReason, silence, whyOf } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import type { Wanted } from '../shared/wanted.ts';
import { freshBooking } from './freshBooking.ts';
import type * as t from './property.types.ts';

const unitOf = ({ context }: { context: t.PropertyContext }) => context.unitId;

const keepVisit = { type: 'keepVisit', params: ({ event }: { event: t.Visit }) => event } as const;

/** What was pressed is gone: reading goes on at what comes. */
const loadAgain = { target: 'loading', actions: 'leadToThePage' } as const;

/** A visitor looks at one property, books a stay in it, or writes to its host. */
export const propertyMachine = setup({
  types: {
    input: {} as Pick<t.PropertyContext, 'unitId'>,
    context: {} as t.PropertyContext,
    events: {} as t.PropertyEvent,
    emitted: {} as Wanted,
    children: {} as { [journey in t.Journey]: journey },
    tags: {} as Tag,
  },
  actors: {
    loadProperty: declaredPromise<t.Property, string>('loadProperty'),
    guestDetails: declaredJourney<typeof guestDetailsMachine>(),
    booking: declaredJourney<typeof bookingMachine>(),
    availability: declaredJourney<typeof availabilityMachine>(),
    contact: declaredJourney<typeof contactMachine>(),
    keepDetails: declaredCallback<EventObject, undefined>(),
    keepBooking: declaredCallback<EventObject, t.AskedProperty>(),
    keepHistory: declaredCallback<EventObject, undefined>(),
    keepMessage: declaredCallback<EventObject, string>(),
  },
  actions: {
    keepProperty: assign((_, property: t.Property) => ({ property, ...noReason })),
    noteFailure: assign((_, error: Cause) => whyOf(error)),
    noteSilence: assign(silence),
    keepVisit: assign((_, { visitId, language }: t.Visit) => ({ visit: { visitId, language } })),
    fillInTheForm: sendTo('booking', (_, told: t.Told<'guest.recalled'>) => told),
    noteDetails: sendTo('guestDetails', (_, { details }: t.Told<'details.given'>) => ({
      type: 'details.changed' as const,
      details,
    })),
    noteRecalledDetails: sendTo('guestDetails', (_, told: t.Told<'details.recalled'>) => told),
    renewAvailability: sendTo('availability', { type: 'availability.outdated' }),
    leadToTheDates: emit({ type: 'focus.wanted', on: 'dates' }),
    leadToThePage: emit({ type: 'focus.wanted', on: 'page' }),
    leadToTheProperty: emit({ type: 'page.wanted', page: 'property' }),
  },
  guards: { itFailedAs },
  delays: { loadingMayTake },
}).createMachine({
  id: 'property',
  description: 'A visitor looks at one property, books a stay in it, or writes to its host.',
  context: ({ input }) => ({
    ...input,
    property: undefined,
    ...noReason,
    visit: { visitId: '', language: defaultLanguage },
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The property is being fetched from the host.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: unitOf,
        onDone: { target: 'ready', actions: { type: 'keepProperty', params: ({ event }) => event.output } },
        onError: onFailure({
          'not-found': 'notFound',
          'no-longer-let': 'noLongerLet',
          otherwise: 'failed',
        }),
      },
    },
    ready: {
      description: 'The visitor sees the property.',
      tags: 'settled',
      initial: 'shown',
      on: { 'page.left': { target: '.shown', description: 'The visitor goes to another page.' } },
      states: {
        shown: {
          description: 'The page is drawn; what the browser knows of its guest has not been asked yet.',
          on: {
            'booking.opened': {
              description: 'The property’s page is on the screen.',
              target: 'open.booking',
              actions: keepVisit,
            },
            'return.opened': {
              description: 'The page that the gateway sends back to is on the screen.',
              target: 'open.returning',
              actions: keepVisit,
            },
            'contact.opened': {
              description: 'The contact page is on the screen.',
              target: 'writing',
              actions: keepVisit,
            },
          },
        },
        open: {
          description: 'The visitor can book a stay.',
          invoke: [
            {
              id: 'guestDetails',
              src: 'guestDetails',
              input: ({ context }) => ({ language: context.visit.language }),
            },
            {
              id: 'booking',
              src: 'booking',
              input: ({ context: { property, visit } }) => freshBooking(property!, visit),
            },
            {
              id: 'availability',
              src: 'availability',
              input: ({ context: { unitId } }) => ({ unitId }),
            },
            // What is remembered is told to journeys that run.
            { id: 'keepDetails', src: 'keepDetails' },
            { id: 'keepBooking', src: 'keepBooking', input: ({ context }) => context.property! },
          ],
          on: {
            'guest.recalled': {
              description: 'This device remembers who books.',
              actions: { type: 'fillInTheForm', params: ({ event }) => event },
            },
            'details.given': {
              description: 'The guest types who they are.',
              actions: { type: 'noteDetails', params: ({ event }) => event },
            },
            'details.recalled': {
              description: 'This tab still knows what was typed.',
              actions: { type: 'noteRecalledDetails', params: ({ event }) => event },
            },
            'nights.taken': {
              description: 'Somebody else took the nights.',
              actions: 'renewAvailability',
            },
          },
          initial: 'booking',
          states: {
            booking: {
              description: 'The visitor sees the property, and books where they like to.',
              invoke: { id: 'keepHistory', src: 'keepHistory' },
              on: { 'dates.reopened': { actions: 'leadToTheDates' } },
            },
            returning: {
              description:
                'The guest comes back from the gateway; whether this browser knows a booking is asked.',
              on: { 'booking.found': 'returned', 'booking.absent': 'byMail' },
            },
            returned: {
              description: 'The guest sees where their booking stands.',
              on: {
                'dates.reopened': {
                  description: 'Dates are chosen on the property’s own page.',
                  actions: 'leadToTheProperty',
                },
              },
            },
            byMail: {
              description: 'This browser knows of no booking; the confirmation comes by e-mail.',
            },
          },
        },
        writing: {
          description: 'The visitor writes to the host.',
          invoke: [
            {
              id: 'contact',
              src: 'contact',
              input: ({ context: { unitId, visit } }) => ({ unitId, contactId: visit.visitId }),
            },
            { id: 'keepMessage', src: 'keepMessage', input: unitOf },
          ],
        },
      },
    },
    notFound: {
      description: 'The host has no such property; the page answers 404 and leads to the others.',
      tags: 'settled',
    },
    noLongerLet: {
      description: 'The host lets the property no longer; the page answers 410 and leads to the others.',
      tags: 'settled',
    },
    failed: {
      description: 'The host could not be reached; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
  },
});
