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

/** What kinds of lodging a property can be. */
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
  icon: means(v.picklist(highlightIcons), 'Which picture stands beside it.'),
  title: means(text, 'A few words.'),
  text: means(text, 'A sentence.'),
});

export const photo = v.object({
  id: means(text, 'Which photo of the property.'),
  src: means(
    text,
    'Where the photo can be fetched without a token. Either `/media/{unit}/{file}`, below where the host API begins ' +
      '(`API_URL`): the site fetches it there, keeps it as its `Cache-Control` and `ETag` say, and cuts it to the sizes ' +
      'that pages need. `unit` is the id of the property, and `file` has letters, digits, `_` and `-`, and ends in `.jpg`, ' +
      '`.jpeg`, `.png`, `.webp` or `.avif`. Or an absolute `https:` address: browsers load that as it is.',
  ),
  alt: means(text, 'What can be seen, for those who cannot see it, in the language asked for.'),
  width: means(atLeastOne, 'Its width in pixels.'),
  height: means(atLeastOne, 'Its height in pixels.'),
});
export type Photo = v.InferOutput<typeof photo>;

/** How a stay is priced, as the contract's arithmetic reads it. Amounts are cents. */
export const pricingRules = v.object({
  currency: means(v.literal('EUR'), 'The currency of all amounts, ISO 4217.'),
  rate: means(nonNegativeCents, 'What a night costs, for the whole property, in cents.'),
  weekend: v.optional(means(weekend, 'Nights of the week that cost something else.')),
  seasons: v.optional(
    means(
      v.array(season),
      'One that comes once is over one that comes every year; of each kind at most one has a night.',
    ),
  ),
  cleaning: means(
    v.object({
      amount: means(nonNegativeCents, 'What a cleaning costs, in cents.'),
      perNumberOfNights: means(atLeastOne, 'For how many nights one is charged, begun ones included.'),
    }),
    'Charged once for every started `perNumberOfNights`.',
  ),
  surcharge: means(
    v.object({
      amountPerGuestPerNight: means(nonNegativeCents, 'In cents.'),
      includedGuests: means(atLeastOne, 'How many guests the rate is for.'),
    }),
    'Charged for each guest above `includedGuests`, each night.',
  ),
  discount: means(
    v.object({
      percentage: means(percentage, 'How much comes off, from 0 to 100.'),
      minNights: means(atLeastOne, 'From how many nights on.'),
    }),
    'Comes off the nights of stays of at least `minNights`. Of several discounts only the highest is given.',
  ),
  lastMinute: v.optional(
    means(byDaysBefore, 'Comes off the nights when booked at most so many days before.'),
  ),
  early: v.optional(means(byDaysBefore, 'Comes off the nights when booked at least so many days before.')),
});
export type PricingRules = v.InferOutput<typeof pricingRules>;

/** A property as guests see it, in one language, without what changes by the day. */
export const unitDescription = v.object({
  id: unitId,
  textLanguage: v.optional(
    means(
      language,
      'The language that its texts are in: another one where it has none in the one asked for.',
    ),
  ),
  textLanguages: v.optional(
    means(v.array(language), 'The languages that it has texts of its own in; all where it is left out.'),
  ),
  name: means(text, 'What guests call it.'),
  kind: v.optional(
    means(v.picklist(lodgingKinds), 'What kind of lodging it is, for titles and search engines.'),
  ),
  summary: means(text, 'A sentence, for lists and search engines.'),
  description: means(text, 'Some paragraphs, with empty lines between them.'),
  highlights: means(v.array(highlight), 'What makes it special.'),
  host: means(
    v.object({
      name: means(text, 'What guests call the host.'),
      photo: v.nullable(means(photo, 'A portrait; null where there is none.')),
      about: means(text, 'Some sentences of the host.'),
      since: means(v.pipe(v.number(), v.integer(), v.minValue(1900)), 'The year in which they began to let.'),
      languages: means(v.array(language), 'The languages that they speak.'),
      responseTime: means(text, 'How soon they answer, in words.'),
      phone: v.optional(means(text, 'Where everybody may call, if the host wants it.')),
      whatsapp: v.optional(
        means(internationalPhone, 'Where everybody may write by WhatsApp, if the host wants it.'),
      ),
    }),
    'Who lets it.',
  ),
  location: means(
    location,
    'Where it is, as everybody may know: the site draws the country around it. Who does not want the door to be found ' +
      'rounds it, such as to two decimals, which is about a kilometre.',
  ),
  neighbourhood: v.optional(
    means(text, 'Some paragraphs of the host about what is around it, with empty lines between them.'),
  ),
  distances: v.optional(
    means(v.array(distance), 'How far it is to places nearby, in the order in which they are shown.'),
  ),
  timeZone: means(
    text,
    'The zone of its clock, an IANA name such as `Europe/Lisbon`: all its dates are dates there.',
  ),
  registrationNumber: means(
    text,
    'The number of its registration, which the law wants beside its name (in Portugal Alojamento Local, DL 128/2014 ' +
      'article 17; Regulation (EU) 2024/1028).',
  ),
  legal: v.optional(means(legalIdentity, 'Who lets it, as the law asks them to be named.')),
  maxGuests: means(atLeastOne, 'How many people may stay.'),
  ageGroups: v.optional(means(ageGroups, 'Which guests are asked for apart from adults.')),
  bedrooms: means(count, 'How many bedrooms; 0 is a studio.'),
  beds: means(count, 'How many beds.'),
  bathrooms: means(count, 'How many bathrooms.'),
  photos: means(v.array(photo), 'Its photos, the most telling first.'),
  rooms: v.optional(
    means(
      v.array(
        v.object({
          title: means(text, 'What it is called, such as Bedroom 1.'),
          text: v.optional(means(text, 'What there is to say of it, such as which beds are in it.')),
          photos: means(v.array(text), 'The ids of those of its `photos` that show it.'),
        }),
      ),
      'Its rooms in the order in which they are shown; photos of none of them are shown after them.',
    ),
  ),
  amenities: means(v.array(amenity), 'What there is.'),
  rules: means(houseRules, 'The rules of the house, with times on its clock.'),
  reviews: means(reviews, 'What guests said of it.'),
  pricing: means(pricingRules, 'How a stay is priced.'),
  takesStayDetails: v.optional(
    means(
      v.boolean(),
      'Whether `POST reservation` may carry `arrivalTime` and `invoice`: the form asks for them where it is true.',
    ),
  ),
  touristTax: v.optional(
    means(touristTaxRules, 'The tax that guests pay on arrival, which is no part of the price.'),
  ),
  stay: means(stayLengths, 'How long a stay may be, and when it may begin.'),
  paymentOptions: means(
    v.array(
      v.object({
        id: means(text, 'Which option: what `paymentOptionId` of a reservation names.'),
        name: means(text, 'What guests read.'),
      }),
    ),
    'The ways to pay; a quote says when which part is due.',
  ),
});
export type UnitDescription = v.InferOutput<typeof unitDescription>;

/** A property as it is described, with what changes by the day. */
export const rentalUnit = v.object({
  ...unitDescription.entries,
  ...availability.entries,
  stay: means(
    v.object({ ...stayLengths.entries, ...checkInDates.entries }),
    'How long a stay may be, and when it may begin.',
  ),
});
export type RentalUnit = v.InferOutput<typeof rentalUnit>;
