import { emptyGuestDetails } from '../../../machines/guestDetails/emptyGuestDetails.ts';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { focusPage, rulesFor, type Rules } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof propertyMachine>();

const called = (name: string) => ({ id: 'casa-azul', name, maxGuests: 4 }) as Property;
const casaVerde = { ...called('Casa Verde'), id: 'unit', maxGuests: 1 };

const again = leadsTo('loading', {}, focusPage);
const leave = { 'page.left': leadsTo('ready.shown') };

const visit = { visit: { visitId: 'visit', language: 'pt' as const } };

const nobodysDetails = {
  ...emptyGuestDetails,
  hasSpecialRequests: false,
  specialRequests: '',
  paymentOptionId: '',
};

/** The journeys of a stay talk by way of the page. */
const theyTalk = {
  ...leave,
  'guest.recalled': unchanged(
    {},
    { to: 'booking', event: { type: 'guest.recalled', guest: emptyGuestDetails } as never },
  ),
  'details.given': unchanged(
    {},
    { to: 'guestDetails', event: { type: 'details.changed', details: { firstName: 'Ana' } } as never },
  ),
  'details.recalled': unchanged(
    {},
    { to: 'guestDetails', event: { type: 'details.recalled', details: nobodysDetails } as never },
  ),
  'nights.taken': unchanged(
    {},
    { to: 'availability', event: { type: 'availability.outdated' } },
    {
      to: 'alternatives',
      event: {
        type: 'alternatives.requested',
        stay: { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 2 },
      } as never,
    },
  ),
};

const states = defineRules(
  { unitId: 'unit', property: casaVerde, visit: { visitId: 'v7', language: 'de' }, ...waiting },
  {
    loading: {
      path: 'initial',
      tags: ['waiting'],
      calls: { loadProperty: ['loadProperty', 'unit'] },
      answers: {
        'loadProperty.answered': leadsTo('ready.shown', { property: called('Casa Azul'), ...noReason }),
      },
      fails: {
        loadProperty: {
          'not-found': (failure) => leadsTo('notFound', getReason(failure)),
          'no-longer-let': (failure) => leadsTo('noLongerLet', getReason(failure)),
          otherwise: (failure) => leadsTo('failed', getReason(failure)),
        },
      },
      after: [20_000, leadsTo('failed', timedOut)],
    },
    'ready.shown': {
      path: ['loading', 'loadProperty.answered'],
      tags: ['settled'],
      on: {
        ...leave,
        'booking.opened': leadsTo('ready.open.booking', visit),
        'return.opened': leadsTo('ready.open.returning', visit),
        'contact.opened': leadsTo('ready.writing', visit),
      },
    },
    'ready.open.booking': {
      path: ['ready.shown', 'booking.opened'],
      tags: ['settled'],
      calls: { syncHistory: ['syncHistory', undefined] },
      on: {
        ...theyTalk,
        'dates.reopened': unchanged({}, { uiEffect: { type: 'focus.requested', on: 'dates' } }),
      },
    },
    'ready.open.returning': {
      path: ['ready.shown', 'return.opened'],
      tags: ['settled'],
      on: {
        ...theyTalk,
        'booking.found': leadsTo('ready.open.returned'),
        'booking.absent': leadsTo('ready.open.byMail'),
      },
    },
    'ready.open.returned': {
      path: ['ready.open.returning', 'booking.found'],
      tags: ['settled'],
      on: {
        ...theyTalk,
        'dates.reopened': unchanged({}, { uiEffect: { type: 'page.requested', page: 'property' } }),
      },
    },
    'ready.open.byMail': {
      path: ['ready.open.returning', 'booking.absent'],
      tags: ['settled'],
      on: theyTalk,
    },
    'ready.writing': {
      path: ['ready.shown', 'contact.opened'],
      tags: ['settled'],
      calls: {
        contact: ['contact', { unitId: 'unit', contactId: 'v7' }],
        persistMessage: ['persistMessage', 'unit'],
      },
      on: leave,
    },
    notFound: {
      path: ['loading', 'loadProperty.failed.not-found'],
      tags: ['settled'],
      on: {},
    },
    noLongerLet: {
      path: ['loading', 'loadProperty.failed.no-longer-let'],
      tags: ['settled'],
      on: {},
    },
    failed: {
      path: ['loading', 'loadProperty.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { 'retry.requested': again, 'connection.returned': again },
    },
  },
);

/** The rules for each event in each state of a property's pages. */
export const propertyRules: Rules<typeof propertyMachine> = {
  initial: {
    in: 'loading',
    with: { unitId: 'casa-azul', property: undefined, visit: { visitId: '', language: 'en' }, ...noReason },
  },
  // The journeys run as long as a stay can be booked: a house for one is asked for with one.
  steps: {
    'ready.open': {
      guestDetails: ['guestDetails', { language: 'de' }],
      booking: [
        'booking',
        { unitId: 'unit', bookingId: 'v7', guestCount: 1, guest: { ...emptyGuestDetails, locale: 'de' } },
      ],
      availability: ['availability', { unitId: 'unit' }],
      alternatives: ['alternatives', { unitId: 'unit' }],
      persistDetails: ['persistDetails', undefined],
      persistBooking: ['persistBooking', casaVerde],
    },
  },
  states,
};
