import type { IssueCode } from '../../contract/content/issues.ts';
import type { UnitFiles } from '../support/content.ts';

type Change = (files: UnitFiles) => void;

const season = { name: 'winter', from: '01-10', to: '02-10' };

/** Values that are valid but probably wrong, with the code and the path of each warning. */
export const propertyWarnings: [IssueCode, string, Change][] = [
  ['unusualRate', 'pricing.rate', ({ property: p }) => (p.pricing.rate = '1.40')],
  [
    'unusualNightPrice',
    'pricing.weekend.rate',
    ({ property: p }) => (p.pricing.weekend = { days: ['friday'], rate: '9000' }),
  ],
  ['discountOverHalf', 'pricing.discount.percentage', (f) => (f.property.pricing.discount.percentage = 60)],
  ['discountBelowOne', 'pricing.discount.percentage', (f) => (f.property.pricing.discount.percentage = 0.1)],
  [
    'cheapWithDiscount',
    'pricing.discount.percentage',
    ({ property: { pricing } }) => {
      pricing.discount.percentage = 50;
      pricing.seasons = [{ ...season, rate: '30' }];
    },
  ],
  ['discountAboveLimit', 'pricing.discount.minNights', (f) => (f.property.pricing.discount.minNights = 60)],
  [
    'discountForEveryLength',
    'pricing.discount.minNights',
    (f) => (f.property.pricing.discount.minNights = 2),
  ],
  [
    'discountBelowLimit',
    'pricing.lastMinute.daysBefore',
    ({ property: { pricing, stay } }) => {
      pricing.lastMinute = { daysBefore: 2, percentage: 10 };
      stay.leadDays = 3;
    },
  ],
  [
    'discountForEveryDay',
    'pricing.lastMinute.daysBefore',
    ({ property: { pricing } }) => (pricing.lastMinute = { daysBefore: 365, percentage: 10 }),
  ],
  [
    'discountForEveryNotice',
    'pricing.early.daysBefore',
    ({ property: { pricing } }) => (pricing.early = { daysBefore: 0, percentage: 10 }),
  ],
  [
    'surchargeNeverApplies',
    'pricing.surcharge.includedGuests',
    ({ property: { pricing } }) => (pricing.surcharge.includedGuests = 9),
  ],
  [
    'unusualSurcharge',
    'pricing.surcharge.amountPerGuestPerNight',
    ({ property: { pricing } }) => (pricing.surcharge.amountPerGuestPerNight = '1500'),
  ],
  ['unusualCleaning', 'pricing.cleaning.amount', (f) => (f.property.pricing.cleaning.amount = '4500')],
  [
    'cleaningTooOften',
    'pricing.cleaning.perNumberOfNights',
    (f) => (f.property.pricing.cleaning.perNumberOfNights = 1),
  ],
  ['unusualTouristTax', 'touristTax.amount', (f) => (f.property.touristTax = { amount: '40.00' })],
  ['unusualFee', 'rules.lostKeysFee', (f) => (f.property.rules.lostKeysFee = '5000')],
  [
    'instalmentTooSmall',
    'paymentOptions[2].schedule[1].percentage',
    ({ property: { pricing, paymentOptions } }) => {
      pricing.cleaning.amount = '0';
      paymentOptions[1]!.schedule[0]!.percentage = 0.1;
      paymentOptions[1]!.schedule[1]!.percentage = 99.9;
    },
  ],
  ['placeSwapped', 'location', (f) => (f.property.location = { latitude: -9.1287, longitude: 38.7119 })],
  ['longitudeSign', 'location', (f) => (f.property.location.longitude = 9.1287)],
  ['placeElsewhere', 'location', (f) => (f.property.location = { latitude: 48.85, longitude: 2.35 })],
  ['closedInPast', 'closed[1]', (f) => (f.property.closed = [{ start: '2020-01-01', end: '2020-01-05' }])],
  ['closedFarAhead', 'closed[1]', (f) => (f.property.closed = [{ start: '2072-01-01', end: '2072-01-05' }])],
  [
    'closedOverlap',
    'closed[2]',
    (f) =>
      (f.property.closed = [
        { start: '2027-06-01', end: '2027-06-05' },
        { start: '2027-06-04', end: '2027-06-09' },
      ]),
  ],
  ['noBed', 'beds', (f) => (f.property.beds = 0)],
  ['unusualPhone', 'contact.phone', (f) => (f.property.contact.phone = 'call me')],
  ['unusualRegistration', 'registrationNumber', (f) => (f.property.registrationNumber = '???')],
  ['checkInTooEarly', 'rules.checkInAfter', (f) => (f.property.rules.checkInAfter = '09:00')],
  ['hostOfFuture', 'host.since', (f) => (f.property.host.since = 2099)],
  ['reviewOfFuture', 'reviews[1].date', (f) => (f.property.reviews[0]!.date = '2099-05-02')],
  ['noPhotos', 'photos', ({ property: p }) => (p.photos = [])],
  ['fewPhotos', 'photos', () => undefined],
  [
    'topicWithoutText',
    'arrival.holdBack[1]',
    (f) => Object.assign(f.property, { arrival: { holdBackDays: 3, holdBack: ['keys'] } }),
  ],
  ['topicsWithoutText', 'arrival', (f) => Object.assign(f.property, { arrival: { holdBackDays: 3 } })],
  ['cityDiffers', 'siba.city', (f) => (f.property.siba!['city'] = 'Porto')],
  ['suspectedNumber', 'registrationNumber', (f) => (f.property.registrationNumber = '123456/AL')],
];
