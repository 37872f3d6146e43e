import { assign, emit, sendTo, setup, type EventObject } from 'xstate';
import { defaultLanguage } from '../../contract/values/language.ts';
import type { alternativesMachine } from '../alternatives/alternatives.machine.ts';
import type { availabilityMachine } from '../availability/availability.machine.ts';
import type { bookingMachine } from '../booking/booking.machine.ts';
import type { contactMachine } from '../contact/contact.machine.ts';
import type { guestDetailsMachine } from '../guestDetails/guestDetails.machine.ts';
import { declaredCallback, declaredJourney, declaredPromise, type Cause } from '../shared/declared.ts';
import { afterLoadingTooLong, loadingTimeout } from '../shared/loading.ts';
import { isFailureKind, noFailureReason, timedOut, getReason } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import { createBookingInput } from './createBookingInput.ts';
import type * as t from './property.types.ts';

const getUnit = ({ context }: { context: t.PropertyContext }) => context.unitId;

const storeVisit = { type: 'storeVisit', params: ({ event }: { event: t.Visit }) => event } as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Shows one property, its booking and the contact form of its host. */
export const propertyMachine = setup({
  types: {
    input: {} as Pick<t.PropertyContext, 'unitId'>,
    context: {} as t.PropertyContext,
    events: {} as t.PropertyEvent,
    emitted: {} as UiEffect,
    children: {} as { [journey in t.Journey]: journey },
    tags: {} as Tag,
  },
  actors: {
    loadProperty: declaredPromise<t.Property, string>('loadProperty'),
    guestDetails: declaredJourney<typeof guestDetailsMachine>(),
    booking: declaredJourney<typeof bookingMachine>(),
    availability: declaredJourney<typeof availabilityMachine>(),
    alternatives: declaredJourney<typeof alternativesMachine>(),
    contact: declaredJourney<typeof contactMachine>(),
    persistDetails: declaredCallback<EventObject, undefined>(),
    persistBooking: declaredCallback<EventObject, t.BookableProperty>(),
    syncHistory: declaredCallback<EventObject, undefined>(),
    persistMessage: declaredCallback<EventObject, string>(),
  },
  actions: {
    storeProperty: assign((_, property: t.Property) => ({ property, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    storeVisit: assign((_, { visitId, language }: t.Visit) => ({ visit: { visitId, language } })),
    fillInForm: sendTo('booking', (_, event: t.TypedChildEvent<'guest.recalled'>) => event),
    storeDetails: sendTo('guestDetails', (_, { details }: t.TypedChildEvent<'details.given'>) => ({
      type: 'details.changed' as const,
      details,
    })),
    storeRecalledDetails: sendTo('guestDetails', (_, event: t.TypedChildEvent<'details.recalled'>) => event),
    renewAvailability: sendTo('availability', { type: 'availability.outdated' }),
    searchAlternatives: sendTo('alternatives', (_, { stay }: t.TypedChildEvent<'nights.taken'>) => ({
      type: 'alternatives.requested' as const,
      stay,
    })),
    focusDates: emit({ type: 'focus.requested', on: 'dates' }),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    openPropertyPage: emit({ type: 'page.requested', page: 'property' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'property',
  description: 'A visitor views one property, books a stay in it, or writes to its host.',
  context: ({ input }) => ({
    ...input,
    property: undefined,
    ...noFailureReason,
    visit: { visitId: '', language: defaultLanguage },
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The property is being loaded from the host.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: getUnit,
        onDone: { target: 'ready', actions: { type: 'storeProperty', params: ({ event }) => event.output } },
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
          description: 'The page is rendered, before the browser’s stored booking has been read.',
          on: {
            'booking.opened': {
              description: 'The visitor opens the page of the property.',
              target: 'open.booking',
              actions: storeVisit,
            },
            'return.opened': {
              description: 'The payment gateway returns the guest to the success page.',
              target: 'open.returning',
              actions: storeVisit,
            },
            'contact.opened': {
              description: 'The visitor opens the contact page.',
              target: 'writing',
              actions: storeVisit,
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
              input: ({ context: { property, visit } }) => createBookingInput(property!, visit),
            },
            {
              id: 'availability',
              src: 'availability',
              input: ({ context: { unitId } }) => ({ unitId }),
            },
            {
              id: 'alternatives',
              src: 'alternatives',
              input: ({ context: { unitId } }) => ({ unitId }),
            },
            // Running journeys receive the remembered details.
            { id: 'persistDetails', src: 'persistDetails' },
            { id: 'persistBooking', src: 'persistBooking', input: ({ context }) => context.property! },
          ],
          on: {
            'guest.recalled': {
              description: 'This device remembers the guest.',
              actions: { type: 'fillInForm', params: ({ event }) => event },
            },
            'details.given': {
              description: 'The guest changes their details.',
              actions: { type: 'storeDetails', params: ({ event }) => event },
            },
            'details.recalled': {
              description: 'This tab still has the typed details.',
              actions: { type: 'storeRecalledDetails', params: ({ event }) => event },
            },
            'nights.taken': {
              description: 'Another guest has taken the nights.',
              actions: ['renewAvailability', { type: 'searchAlternatives', params: ({ event }) => event }],
            },
          },
          initial: 'booking',
          states: {
            booking: {
              description: 'The visitor sees the property with its booking form.',
              invoke: { id: 'syncHistory', src: 'syncHistory' },
              on: { 'dates.reopened': { actions: 'focusDates' } },
            },
            returning: {
              description:
                'The guest has returned from the gateway, and the browser’s stored booking is being read.',
              on: { 'booking.found': 'returned', 'booking.absent': 'byMail' },
            },
            returned: {
              description: 'The guest sees the status of their booking.',
              on: {
                'dates.reopened': {
                  description: 'The guest chooses dates on the page of the property.',
                  actions: 'openPropertyPage',
                },
              },
            },
            byMail: {
              description:
                'This browser has no stored booking; the guest receives the confirmation by e-mail.',
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
            { id: 'persistMessage', src: 'persistMessage', input: getUnit },
          ],
        },
      },
    },
    notFound: {
      description: 'The host has no such property; the page responds with 404 and links to the others.',
      tags: 'settled',
    },
    noLongerLet: {
      description:
        'The host no longer offers the property; the page responds with 410 and links to the others.',
      tags: 'settled',
    },
    failed: {
      description: 'The property could not be loaded; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
  },
});
