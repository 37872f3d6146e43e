import type { Amenity } from '../../../contract/values/amenities.ts';
import { amenityCategories } from '../../../contract/values/amenityCategories.ts';
import { languages, type Language } from '../../../contract/values/language.ts';
import type { UnavailableNights } from '../../../contract/schemas/availability.ts';
import type { LegalIdentity } from '../../../contract/schemas/legal.ts';
import type { Photo, PricingRules, UnitDescription } from '../../../contract/schemas/rentalUnit.ts';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { mediaAddress } from '../../../contract/values/pictures.ts';
import { lowestRate, type Season } from '../../../contract/rules/seasons.ts';
import type { UnitCard } from '../../../contract/schemas/unitList.ts';
import { roundLocation } from '../../../contract/values/roundLocation.ts';
import { findRegistrationLink } from './registrationLink.ts';
import type { UnitContent } from './unitSource.ts';
import { photoAddress, photoId } from './photos.ts';
import { findLocalizedText } from './textLanguages.ts';
import type { Texts } from '../../../contract/content/texts.ts';

function getPhoto(unit: UnitContent, file: string, alt: string): Photo {
  const {
    width,
    height,
    version,
    address = mediaAddress(unit.id, photoAddress(file), version),
  } = unit.photoSizes.get(file)!;
  return { id: photoId(file), src: address, alt, width, height };
}

/** The first photo of a property, if it has one. */
export function firstPhoto(unit: UnitContent, language: Language): Photo | undefined {
  const [file] = unit.photos;
  return file === undefined ? undefined : getPhoto(unit, file, unit.texts[language].photos[file]!);
}

const getAmenities = (unit: UnitContent) =>
  amenityCategories.flatMap((category) =>
    (unit.amenities[category] ?? []).map((code) => ({ category, code }) as Amenity),
  );

const average = (ratings: readonly number[]) =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100;

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);

/**
 * The texts of a payment option; a description that a language lacks comes from the first fallback language that has
 * one.
 */
export function paymentOptionTexts(unit: UnitContent, id: string, language: Language) {
  const { name } = unit.texts[language].paymentOptions[id]!;
  const description = findLocalizedText(unit, language, (texts) => texts.paymentOptions[id]!.description);
  const isOther = description !== undefined && description.language !== unit.textLanguages[language];
  return {
    name,
    description: description?.text ?? '',
    ...(isOther && { descriptionLanguage: description.language }),
  };
}

/** The languages in which a property has its own texts. */
export const getWrittenLanguages = ({ textLanguages }: Pick<UnitContent, 'textLanguages'>): Language[] =>
  languages.filter((language) => textLanguages[language] === language);

const getHost = (unit: UnitContent, { host: texts }: Texts): UnitDescription['host'] => ({
  name: unit.host.name,
  photo:
    unit.host.photo === undefined ? null : getPhoto(unit, unit.host.photo, texts.photoAlt ?? unit.host.name),
  about: texts.about,
  since: unit.host.since,
  languages: unit.host.languages,
  responseTime: texts.responseTime,
  ...(unit.contact.phoneShownTo === 'everybody' && getPhones(unit)),
});

/** The telephone numbers of a host, for those who may see them. */
const getPhones = ({ contact: { phone, whatsapp } }: UnitContent) => ({
  phone,
  ...(whatsapp !== undefined && { whatsapp }),
});

/** The host of a stay, as shown to its guest. */
export function hostOfStay(unit: UnitContent, language: Language): Reservation['host'] {
  const { name, photo, responseTime } = getHost(unit, unit.texts[language]);
  return { name, photo, responseTime, email: unit.contact.email, ...getPhones(unit) };
}

function getRules(unit: UnitContent, language: Language): UnitDescription['rules'] {
  const notes = findLocalizedText(unit, language, (texts) => texts.notes);
  return {
    ...unit.rules,
    maxGuests: unit.maxGuests,
    lostKeysFee: { amount: unit.rules.lostKeysFee, currency: 'EUR' },
    notes: notes?.text ?? [],
    ...(notes && { notesLanguage: notes.language }),
  };
}

/** The pricing rules of a property, with its seasons' names in one language. */
export function getPricing(unit: UnitContent, language: Language): PricingRules {
  const { seasons, ...pricing } = unit.pricing;
  const names: Readonly<Record<string, string>> = unit.texts[language].seasons;
  return {
    currency: 'EUR',
    ...pricing,
    ...(seasons && {
      seasons: seasons.map((season) => ({ ...season, name: names[season.name] ?? season.name })),
    }),
  };
}

/** The seasons of a property, with their names in one language; seasons without a name are named after their nights. */
export const getSeasons = (unit: UnitContent, language: Language): Season[] =>
  getPricing(unit, language).seasons!.map((season) => ({
    ...season,
    name: season.name || `${season.from}/${season.to}`,
  }));

function getLegal({ seller }: UnitContent): LegalIdentity {
  const { disputeBodies: _, ...identity } = seller;
  return identity;
}

const getReviews = (unit: UnitContent) => ({
  count: unit.reviews.length,
  average: average(unit.reviews.map(({ rating }) => rating)),
});

/** The part of a property that a list shows, in one language. */
export function describeCard(unit: UnitContent, language: Language): UnitCard {
  const { name, summary, location } = unit.texts[language];
  const photo = firstPhoto(unit, language);
  return {
    id: unit.id,
    textLanguage: unit.textLanguages[language],
    name,
    summary,
    location: { city: location.city, country: location.country },
    maxGuests: unit.maxGuests,
    bedrooms: unit.bedrooms,
    registrationNumber: unit.registrationNumber,
    reviews: getReviews(unit),
    ...(photo && { photo }),
    lowestRate: lowestRate(unit.pricing),
  };
}

/** The description of a property in one language, without data that depends on the date or on bookings. */
export function describe(unit: UnitContent, language: Language): UnitDescription {
  const texts = unit.texts[language];
  const { minNights, maxNights, arrivalDays } = unit.stay;
  return {
    id: unit.id,
    textLanguage: unit.textLanguages[language],
    textLanguages: getWrittenLanguages(unit),
    name: texts.name,
    ...(unit.kind && { kind: unit.kind }),
    summary: texts.summary,
    description: texts.description,
    highlights: unit.highlights.map((icon) => ({ icon, ...texts.highlights[icon]! })),
    host: getHost(unit, texts),
    location: { ...texts.location, ...roundLocation(unit.location) },
    ...(texts.neighbourhood !== undefined && { neighbourhood: texts.neighbourhood }),
    ...(unit.distances && { distances: unit.distances }),
    timeZone: unit.timeZone,
    registrationNumber: unit.registrationNumber,
    ...findRegistrationLink(unit),
    legal: getLegal(unit),
    takesStayDetails: true,
    maxGuests: unit.maxGuests,
    ...(unit.ageGroups && { ageGroups: unit.ageGroups }),
    bedrooms: unit.bedrooms,
    beds: unit.beds,
    bathrooms: unit.bathrooms,
    photos: unit.photos.map((file) => getPhoto(unit, file, texts.photos[file]!)),
    ...(unit.rooms && {
      rooms: unit.rooms.map(({ name, photos }) => ({ ...texts.rooms[name]!, photos: photos.map(photoId) })),
    }),
    amenities: getAmenities(unit),
    rules: getRules(unit, language),
    reviews: {
      ...getReviews(unit),
      items: unit.reviews.toSorted(newestFirst),
    },
    pricing: getPricing(unit, language),
    ...(unit.platformFee !== undefined && { platformFee: unit.platformFee }),
    ...(unit.touristTax && { touristTax: unit.touristTax }),
    stay: { minNights, maxNights, ...(arrivalDays && { arrivalDays }) },
    paymentOptions: unit.paymentOptions.map(({ id }) => ({
      id,
      name: paymentOptionTexts(unit, id, language).name,
    })),
  };
}

/** The nights that the host has closed in the property's file. */
export const closedNights = (unit: UnitContent): UnavailableNights[] =>
  unit.closed.map((nights) => ({ ...nights, reason: 'closed' }));
