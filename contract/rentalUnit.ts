import * as v from 'valibot';
import { amenities } from './amenities.ts';
import { amenityCategories, type AmenityCategory } from './amenityCategories.ts';
import { calendarDate, cents, count, money, percentage, timeOfDay, unitId, language } from './primitives.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));
const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The pictures a highlight can have. */
export const highlightIcons = [
  'view',
  'light',
  'location',
  'pool',
  'garden',
  'quiet',
  'workspace',
  'family',
  'history',
  'kitchen',
  'walk',
  'key',
] as const;

const highlight = v.object({ icon: v.picklist(highlightIcons), title: text, text });

/** Where a photo can be fetched: a path on this site, or an address at the host's. */
export const photo = v.object({
  id: text,
  src: text,
  alt: text,
  width: atLeastOne,
  height: atLeastOne,
});
export type Photo = v.InferOutput<typeof photo>;

const amenityOf = <C extends AmenityCategory>(category: C) =>
  v.object({ category: v.literal(category), code: v.picklist<(typeof amenities)[C]>(amenities[category]) });

const amenity = v.variant('category', [
  amenityOf(amenityCategories[0]!),
  ...amenityCategories.slice(1).map((category) => amenityOf(category)),
]);

/** How a stay is priced, as the contract's arithmetic reads it. Amounts are cents. */
export const pricingRules = v.object({
  currency: v.literal('EUR'),
  /** Cents a night for the whole unit. */
  rate: v.pipe(cents, v.minValue(0)),
  /** Charged once for every started `perNumberOfNights`. */
  cleaning: v.object({ amount: v.pipe(cents, v.minValue(0)), perNumberOfNights: atLeastOne }),
  /** For each guest above `includedGuests`, each night. */
  surcharge: v.object({ amountPerGuestPerNight: v.pipe(cents, v.minValue(0)), includedGuests: atLeastOne }),
  /** Off the nights, for stays of at least `minNights`. */
  discount: v.object({ percentage, minNights: atLeastOne }),
});
export type PricingRules = v.InferOutput<typeof pricingRules>;

/** House rules, with times on the property's clock. */
const houseRules = v.object({
  checkInAfter: timeOfDay,
  checkOutUntil: timeOfDay,
  maxGuests: atLeastOne,
  quietHours: v.object({ from: timeOfDay, to: timeOfDay }),
  petsAllowed: v.boolean(),
  smokingAllowed: v.boolean(),
  partiesAllowed: v.boolean(),
  lostKeysFee: money,
  /** Further rules in the host's words, such as the municipal tourist tax. */
  notes: v.optional(v.array(text)),
});

const review = v.object({
  author: text,
  country: v.pipe(v.string(), v.length(2)),
  date: calendarDate,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  language,
  text,
});

/** How long a stay may be, in nights. */
const stayLengths = v.object({ minNights: atLeastOne, maxNights: atLeastOne });

/** The first and the last day on which a stay may begin. */
const checkInDates = v.object({ earliest: calendarDate, latest: calendarDate });
export type CheckInDates = v.InferOutput<typeof checkInDates>;

/** Nights `[start, end)` nobody else can have; `end` may be a check-in day. */
const unavailableNights = v.object({
  start: calendarDate,
  end: calendarDate,
  reason: v.picklist(['booked', 'closed']),
});
export type UnavailableNights = v.InferOutput<typeof unavailableNights>;

/** What changes with every booking and every day: which nights can still be had. */
export const availability = v.object({ stay: checkInDates, unavailable: v.array(unavailableNights) });
export type Availability = v.InferOutput<typeof availability>;

/** A property as guests see it, in one language, without what changes by the day. */
export const unitDescription = v.object({
  id: unitId,
  name: text,
  summary: text,
  description: text,
  highlights: v.array(highlight),
  host: v.object({
    name: text,
    photo: v.nullable(photo),
    about: text,
    since: v.pipe(v.number(), v.integer()),
    languages: v.array(language),
    responseTime: text,
  }),
  location: v.object({
    city: text,
    region: text,
    country: text,
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  /** IANA name, such as `Europe/Lisbon`. */
  timeZone: text,
  /** The Alojamento Local number, to be shown with the name (DL 128/2014 art. 17; EU 2024/1028). */
  registrationNumber: text,
  maxGuests: atLeastOne,
  bedrooms: count,
  beds: count,
  bathrooms: count,
  photos: v.array(photo),
  amenities: v.array(amenity),
  rules: houseRules,
  reviews: v.object({ count, average: v.nullable(v.number()), items: v.array(review) }),
  pricing: pricingRules,
  stay: stayLengths,
  paymentOptions: v.array(v.object({ id: text, name: text })),
});
export type UnitDescription = v.InferOutput<typeof unitDescription>;

/** A property as it is described, with what changes by the day. */
export const rentalUnit = v.object({
  ...unitDescription.entries,
  ...availability.entries,
  stay: v.object({ ...stayLengths.entries, ...checkInDates.entries }),
});
export type RentalUnit = v.InferOutput<typeof rentalUnit>;
