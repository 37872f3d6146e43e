import * as v from 'valibot';
import { amenity } from './amenity.ts';
import { availability, checkInDates, stayLengths } from './availability.ts';
import { internationalPhone } from './guest.ts';
import { houseRules } from './houseRules.ts';
import { legalIdentity } from './legal.ts';
import { location } from './location.ts';
import { means } from './means.ts';
import { distance } from './neighbourhood.ts';
import { count, language, nonNegativeCents, percentage, unitId } from './primitives.ts';
import { reviews } from './reviews.ts';
import { byDaysBefore, season, weekend } from './seasons.ts';
import { ageGroups } from './party.ts';
import { touristTaxRules } from './touristTax.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));
const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The icons of highlights. */
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

/** The kinds of lodging. */
export const lodgingKinds = [
  'apartment',
  'bungalow',
  'cabin',
  'chalet',
  'cottage',
  'house',
  'villa',
] as const;

const highlight = v.object({
  icon: means(v.picklist(highlightIcons), 'The icon of the highlight.'),
  title: means(text, 'A title of a few words.'),
  text: means(text, 'A description in one sentence.'),
});

export const photo = v.object({
  id: means(text, 'The id of the photo.'),
  src: means(
    text,
    'The address of the photo, without authentication. It is either `/media/{unit}/{file}`, relative to the base of the host’s API ' +
      '(`API_URL`): the site downloads the photo, caches it according to `Cache-Control` and `ETag`, and resizes it for ' +
      'its pages. `unit` is the id of the property, and `file` consists of letters, digits, `_` and `-`, and ends in `.jpg`, ' +
      '`.jpeg`, `.png`, `.webp` or `.avif`. Or it is an absolute `https:` address, which browsers load directly.',
  ),
  alt: means(text, 'The alternative text of the photo, in the requested language.'),
  width: means(atLeastOne, 'The width in pixels.'),
  height: means(atLeastOne, 'The height in pixels.'),
});
export type Photo = v.InferOutput<typeof photo>;

/** The pricing rules for the arithmetic of the contract. Amounts are in cents. */
export const pricingRules = v.object({
  currency: means(v.literal('EUR'), 'The currency of all amounts, ISO 4217.'),
  rate: means(nonNegativeCents, 'The price of a night for the whole property, in cents.'),
  weekend: v.optional(means(weekend, 'The nights of the week with a different price.')),
  seasons: v.optional(
    means(
      v.array(season),
      'The seasons. A season with a year takes precedence over a yearly one, and the first of several with a year applies.',
    ),
  ),
  cleaning: means(
    v.object({
      amount: means(nonNegativeCents, 'The price of one cleaning, in cents.'),
      perNumberOfNights: means(
        atLeastOne,
        'The number of nights for which one cleaning is charged; a started period counts in full.',
      ),
    }),
    'The cleaning fee, charged once for every started `perNumberOfNights`.',
  ),
  surcharge: means(
    v.object({
      amountPerGuestPerNight: means(nonNegativeCents, 'The amount per guest and night, in cents.'),
      includedGuests: means(atLeastOne, 'The number of guests included in the rate.'),
    }),
    'The surcharge per night for each guest above `includedGuests`.',
  ),
  discount: means(
    v.object({
      percentage: means(percentage, 'The percentage of the discount, from 0 to 100.'),
      minNights: means(atLeastOne, 'The minimum number of nights.'),
    }),
    'The discount on the nights of stays of at least `minNights`. Only the highest of several discounts applies.',
  ),
  lastMinute: v.optional(
    means(
      byDaysBefore,
      'The discount on the nights if the stay is booked at most this many days before check-in.',
    ),
  ),
  early: v.optional(
    means(
      byDaysBefore,
      'The discount on the nights if the stay is booked at least this many days before check-in.',
    ),
  ),
});
export type PricingRules = v.InferOutput<typeof pricingRules>;

/** A property in one language, without the data that changes daily. */
export const unitDescription = v.object({
  id: unitId,
  textLanguage: v.optional(
    means(
      language,
      'The language of the texts; it differs from the requested one if the property has no texts in that.',
    ),
  ),
  textLanguages: v.optional(
    means(v.array(language), 'The languages of the property’s texts; if omitted, all languages of the site.'),
  ),
  name: means(text, 'The name of the property.'),
  kind: v.optional(means(v.picklist(lodgingKinds), 'The kind of lodging, for titles and search engines.')),
  summary: means(text, 'A summary in one sentence, for lists and search engines.'),
  description: means(text, 'The description in paragraphs, with an empty line between them.'),
  highlights: means(v.array(highlight), 'The special features of the property.'),
  host: means(
    v.object({
      name: means(text, 'The name of the host.'),
      photo: v.nullable(means(photo, 'A portrait of the host; null without one.')),
      about: means(text, 'A short introduction by the host.'),
      since: means(
        v.pipe(v.number(), v.integer(), v.minValue(1900)),
        'The year in which the host began to rent.',
      ),
      languages: means(v.array(language), 'The languages that the host speaks.'),
      responseTime: means(text, 'The usual response time, in words.'),
      phone: v.optional(means(text, 'The public phone number, if the host publishes one.')),
      whatsapp: v.optional(
        means(internationalPhone, 'The public WhatsApp number, if the host publishes one.'),
      ),
    }),
    'The host of the property.',
  ),
  location: means(
    location,
    'The public location of the property, which the site draws on a map. To hide the exact address, the host can ' +
      'round it, for example to two decimals (about a kilometre).',
  ),
  neighbourhood: v.optional(
    means(text, 'The host’s description of the surroundings in paragraphs, with an empty line between them.'),
  ),
  distances: v.optional(means(v.array(distance), 'The distances to nearby places, in display order.')),
  timeZone: means(
    text,
    'The time zone of the property as an IANA name, such as `Europe/Lisbon`; all its dates are local.',
  ),
  registrationNumber: means(
    text,
    'The registration number, which the law requires next to the name (in Portugal Alojamento Local, DL 128/2014 ' +
      'article 17; Regulation (EU) 2024/1028).',
  ),
  registrationLink: v.optional(
    means(
      v.pipe(v.string(), v.url(), v.startsWith('https://')),
      'The address of the property’s entry in the public register, with `https:`.',
    ),
  ),
  legal: v.optional(means(legalIdentity, 'The legal identity of the host.')),
  maxGuests: means(atLeastOne, 'The maximum number of guests.'),
  ageGroups: v.optional(means(ageGroups, 'The age groups that the property counts separately from adults.')),
  bedrooms: means(count, 'The number of bedrooms; 0 is a studio.'),
  beds: means(count, 'The number of beds.'),
  bathrooms: means(count, 'The number of bathrooms.'),
  photos: means(v.array(photo), 'The photos, with the most important one first.'),
  rooms: v.optional(
    means(
      v.array(
        v.object({
          title: means(text, 'The name of the room, such as Bedroom 1.'),
          text: v.optional(means(text, 'The details of the room, such as its beds.')),
          photos: means(v.array(text), 'The ids of the `photos` that show the room.'),
        }),
      ),
      'The rooms in display order; photos without a room are shown after them.',
    ),
  ),
  amenities: means(v.array(amenity), 'The amenities.'),
  rules: means(houseRules, 'The house rules, with times in the time zone of the property.'),
  reviews: means(reviews, 'The reviews of guests.'),
  pricing: means(pricingRules, 'The pricing rules.'),
  platformFee: v.optional(
    means(
      percentage,
      'The fee in percent that guests usually pay in addition on booking platforms. The site shows it as the host’s own ' +
        'statement, so omit it unless the host makes it.',
    ),
  ),
  takesStayDetails: v.optional(
    means(
      v.boolean(),
      'Whether `POST reservation` accepts `arrivalTime` and `invoice`; only then does the form show them.',
    ),
  ),
  touristTax: v.optional(
    means(
      touristTaxRules,
      'The tourist tax, which guests pay on arrival and which is not part of the price.',
    ),
  ),
  stay: means(stayLengths, 'The minimum and maximum stay, and the allowed check-in days.'),
  paymentOptions: means(
    v.array(
      v.object({
        id: means(text, 'The id of the option, for `paymentOptionId` of a reservation.'),
        name: means(text, 'The name that guests read.'),
      }),
    ),
    'The payment options; a quote contains their instalments.',
  ),
});
export type UnitDescription = v.InferOutput<typeof unitDescription>;

/** A property with its description, unavailable nights and possible check-in dates. */
export const rentalUnit = v.object({
  ...unitDescription.entries,
  unavailable: availability.entries.unavailable,
  stay: means(
    v.object({ ...stayLengths.entries, ...checkInDates.entries }),
    'The minimum and maximum stay, and the possible check-in dates.',
  ),
});
export type RentalUnit = v.InferOutput<typeof rentalUnit>;
