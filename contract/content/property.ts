import * as v from 'valibot';
import { amenities } from '../values/amenities.ts';
import { amenityCategories } from '../values/amenityCategories.ts';
import { email, internationalPhone } from '../schemas/guest.ts';
import { languages, type Language } from '../values/language.ts';
import { highlightIcons, lodgingKinds } from '../schemas/rentalUnit.ts';
import { address, arrivalRules } from './arrival.ts';
import { readDegrees } from './coordinates.ts';
import { distances } from './distances.ts';
import { issueMessage } from './issues.ts';
import {
  allDifferent,
  block,
  day,
  euros,
  getList,
  name,
  number,
  picklist,
  text,
  textLike,
  textThat,
  time,
  wholeNumber,
  within,
  yesOrNo,
} from './fields.ts';
import { ageGroups } from './ageGroups.ts';
import { daysOfTheWeek, pricing, touristTax } from './priceRules.ts';
import { legalOfProperty, website } from './identity.ts';
import { paymentOptions } from './paymentRules.ts';
import { photoFile } from './photoFile.ts';
import { rooms } from './rooms.ts';
import { siba } from './siba.ts';

type HighlightIcon = (typeof highlightIcons)[number];

const knownTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
};

const same = <T extends string>(value: T) => value;

/** A coordinate as a signed number or as maps write it, within the limits of its axis. */
const degrees = (axis: 'latitude' | 'longitude', most: number, example: string) =>
  v.pipe(
    text,
    v.check((value) => readDegrees(value, axis) !== undefined, issueMessage('notNumber', { example })),
    v.transform((value) => readDegrees(value, axis)!),
    within(-most, most),
  );

const amenitiesByCategory = block(
  Object.fromEntries(
    amenityCategories.map((category) => {
      const codes: readonly string[] = amenities[category];
      return [category, v.optional(v.pipe(getList(picklist(codes)), allDifferent(same<string>, 'amenity')))];
    }),
  ),
);

const closed = v.pipe(
  block({ start: day, end: day }),
  v.check(({ start, end }) => start < end, issueMessage('closedEndsFirst', { end: ['end'] })),
);

const stay = v.pipe(
  block({
    minNights: wholeNumber(1, 365),
    maxNights: wholeNumber(1, 365),
    leadDays: wholeNumber(0, 365),
    aheadDays: wholeNumber(1, 1095),
    arrivalDays: v.optional(daysOfTheWeek),
  }),
  v.check(
    ({ minNights, maxNights }) => minNights <= maxNights,
    issueMessage('stayLengths', { max: ['maxNights'], min: ['minNights'] }),
  ),
  v.check(
    ({ leadDays, aheadDays }) => leadDays < aheadDays,
    issueMessage('bookingWindow', { ahead: ['aheadDays'], lead: ['leadDays'] }),
  ),
);

const review = block({
  author: text,
  country: textThat((code) => /^[A-Z]{2}$/.test(code), 'notCountry', { example: 'PT' }),
  date: day,
  rating: number(1, 5, '5 or 4.5'),
  language: picklist(languages),
  text,
  answer: v.optional(block({ text, language: v.optional(picklist(languages)) })),
});

/** The schema of `property.yaml`: all data of a property that is the same in every language. */
export const propertySchema = block({
  registrationNumber: text,
  registrationLink: v.optional(website),
  kind: v.optional(picklist(lodgingKinds)),
  timeZone: textThat(knownTimeZone, 'notTimeZone', { example: 'Europe/Lisbon' }),
  location: block({
    latitude: degrees('latitude', 90, '38.7119'),
    longitude: degrees('longitude', 180, '-9.1287'),
  }),
  maxGuests: wholeNumber(1, 100),
  ageGroups: v.optional(ageGroups),
  bedrooms: wholeNumber(0, 100),
  beds: wholeNumber(0, 100),
  bathrooms: wholeNumber(0, 100),
  address: v.optional(address),
  arrival: v.optional(arrivalRules),
  distances: v.optional(distances),
  contact: block({
    email: textLike(email, 'notEmail'),
    phone: text,
    whatsapp: v.optional(textLike(internationalPhone, 'notPhone', { example: '+351 912 345 678' })),
    phoneShownTo: v.optional(picklist(['guests', 'everybody']), 'guests'),
  }),
  host: block({
    name,
    since: wholeNumber(1900, 2100),
    languages: v.pipe(getList(picklist(languages)), allDifferent(same<Language>, 'language')),
    photo: v.optional(photoFile),
  }),
  pricing,
  platformFee: v.optional(number(1, 50, '15 or 14.5')),
  touristTax: v.optional(touristTax),
  stay,
  closed: v.optional(getList(closed), []),
  remindDaysBefore: v.optional(wholeNumber(0, 60), '7'),
  rules: block({
    checkInAfter: time,
    checkOutUntil: time,
    quietHours: block({ from: time, to: time }),
    petsAllowed: yesOrNo,
    smokingAllowed: yesOrNo,
    partiesAllowed: yesOrNo,
    lostKeysFee: euros,
  }),
  paymentOptions,
  highlights: v.optional(
    v.pipe(getList(picklist(highlightIcons)), allDifferent(same<HighlightIcon>, 'highlight')),
    [],
  ),
  amenities: v.optional(amenitiesByCategory, {}),
  photos: v.optional(v.pipe(getList(photoFile), allDifferent(same<string>, 'photo')), []),
  rooms: v.optional(rooms),
  reviews: v.optional(getList(review), []),
  legal: v.optional(legalOfProperty),
  siba: v.optional(siba),
  retired: v.optional(yesOrNo, 'no'),
});
export type PropertyFile = v.InferOutput<typeof propertySchema>;
