import { emptyGuestDetails } from '../../../machines/guestDetails/emptyGuestDetails.ts';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { focusPage, rulesFor, type Rules } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './why.ts';

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
  'nights.taken': unchanged({}, { to: 'availability', event: { type: 'availability.outdated' } }),
};

const states = defineRules(
  { unitId: 'unit', property: casaVerde, visit: { visitId: 'v7', language: 'de' }, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadProperty: ['loadProperty', 'unit'] },
      answers: {
        'loadProperty.answered': leadsTo('ready.shown', { property: called('Casa Azul'), ...noReason }),
      },
      fails: {
        loadProperty: {
          'not-found': (why) => leadsTo('notFound', getReason(why)),
          'no-longer-let': (why) => leadsTo('noLongerLet', getReason(why)),
          otherwise: (why) => leadsTo('failed', getReason(why)),
        },
      },
      after: [20_000, leadsTo('failed', timedOut)],
    },
    'ready.shown': {
      first: ['loading', 'loadProperty.answered'],
      tags: ['settled'],
      on: {
        ...leave,
        'booking.opened': leadsTo('ready.open.booking', visit),
        'return.opened': leadsTo('ready.open.returning', visit),
        'contact.opened': leadsTo('ready.writing', visit),
      },
    },
    'ready.open.booking': {
      first: ['ready.shown', 'booking.opened'],
      tags: ['settled'],
      calls: { syncHistory: ['syncHistory', undefined] },
      on: {
        ...theyTalk,
        'dates.reopened': unchanged({}, { uiEffect: { type: 'focus.requested', on: 'dates' } }),
      },
    },
    'ready.open.returning': {
      first: ['ready.shown', 'return.opened'],
      tags: ['settled'],
      on: {
        ...theyTalk,
        'booking.found': leadsTo('ready.open.returned'),
        'booking.absent': leadsTo('ready.open.byMail'),
      },
    },
    'ready.open.returned': {
      first: ['ready.open.returning', 'booking.found'],
      tags: ['settled'],
      on: {
        ...theyTalk,
        'dates.reopened': unchanged({}, { uiEffect: { type: 'page.requested', page: 'property' } }),
      },
    },
    'ready.open.byMail': {
      first: ['ready.open.returning', 'booking.absent'],
      tags: ['settled'],
      on: theyTalk,
    },
    'ready.writing': {
      first: ['ready.shown', 'contact.opened'],
      tags: ['settled'],
      calls: {
        contact: ['contact', { unitId: 'unit', contactId: 'v7' }],
        persistMessage: ['persistMessage', 'unit'],
      },
      on: leave,
    },
    notFound: {
      first: ['loading', 'loadProperty.failed.not-found'],
      tags: ['settled'],
      on: {},
    },
    noLongerLet: {
      first: ['loading', 'loadProperty.failed.no-longer-let'],
      tags: ['settled'],
      on: {},
    },
    failed: {
      first: ['loading', 'loadProperty.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { 'retry.requested': again, 'connection.returned': again },
    },
  },
);

/** The rules for each event in each state of a property's pages. */
export const propertyRules: Rules<typeof propertyMachine> = {
  begins: {
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
      persistDetails: ['persistDetails', undefined],
      persistBooking: ['persistBooking', casaVerde],
    },
  },
  states,
};
