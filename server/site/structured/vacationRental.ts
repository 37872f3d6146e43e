import type { VacationRental, WithContext } from 'schema-dts';
import { loadCountryNames } from '../../../contract/values/countries/index.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { PricingRules, UnitDescription } from '../../../contract/schemas/rentalUnit.ts';
import { sizedPicture } from '../../../contract/values/pictures.ts';
import { lowestRate } from '../../../contract/rules/seasons.ts';
import { amenityFeatures } from './amenityFeatures.ts';

/** The width of pictures in pixels, enough for all crops of search engines. */
const pictureWidth = 2048;
/** The decimal places of coordinates that Google requires; the host decides how exact they are. */
const coordinateDigits = 5;

interface Page {
  publicUrl: string;
  path: string;
  language: Language;
  /** Whether reviews are by real guests; those of a demonstration site are not. */
  areReviewsReal: boolean;
}

/** Google's names of the kinds of lodging. */
const namesOfKinds = {
  apartment: 'Apartment',
  bungalow: 'Bungalow',
  cabin: 'Cabin',
  chalet: 'Chalet',
  cottage: 'Cottage',
  house: 'House',
  villa: 'Villa',
} as const satisfies Record<NonNullable<UnitDescription['kind']>, string>;

const absolute = (address: string, publicUrl: string) => new URL(address, publicUrl).href;

async function getAddress({ location }: UnitDescription, language: Language) {
  const { city, region, country } = location;
  const codes = Object.entries(await loadCountryNames(language));
  const [code] = codes.find(([, name]) => name === country) ?? [];
  // Without the street, which only guests who have booked may see.
  return {
    '@type': 'PostalAddress' as const,
    addressLocality: city,
    addressRegion: region,
    addressCountry: code ?? country,
  };
}

/** Returns the lowest nightly price, in euros. */
const getPrice = (pricing: PricingRules) => ({
  '@type': 'UnitPriceSpecification' as const,
  priceCurrency: pricing.currency,
  minPrice: lowestRate(pricing) / 100,
  unitText: 'night',
});

/** Returns a rating from 1 to 5; 1 is the default lower bound of schema.org. */
const rating = (value: number) => ({ '@type': 'Rating' as const, ratingValue: value, bestRating: 5 });

function getRatings({ reviews: { count, average, items } }: UnitDescription) {
  if (count === 0 || average === null) return {};
  return {
    aggregateRating: { ...rating(average), '@type': 'AggregateRating' as const, reviewCount: count },
    review: items.map(({ author, date, rating: given, language, text }) => ({
      '@type': 'Review' as const,
      author: { '@type': 'Person' as const, name: author },
      datePublished: date,
      reviewRating: rating(given),
      inLanguage: language,
      reviewBody: text,
    })),
  };
}

function getAccommodation(unit: UnitDescription) {
  const { maxGuests, beds, bedrooms, bathrooms, rules, amenities, registrationNumber } = unit;
  return {
    '@type': 'Accommodation' as const,
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue' as const, value: maxGuests },
    bed: { '@type': 'BedDetails' as const, numberOfBeds: beds },
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    petsAllowed: rules.petsAllowed,
    smokingAllowed: rules.smokingAllowed,
    amenityFeature: amenityFeatures(amenities, registrationNumber),
  };
}

/**
 * Returns a property's structured data (schema.org), with Google's requirements for vacation rentals
 * (developers.google.com/search/docs/appearance/structured-data/vacation-rental). It matches the content of the page.
 */
export async function vacationRental(
  unit: UnitDescription,
  { publicUrl, path, language, areReviewsReal }: Page,
): Promise<WithContext<VacationRental>> {
  const { location, rules, host } = unit;
  const url = publicUrl + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    identifier: unit.id,
    ...(unit.kind && { additionalType: namesOfKinds[unit.kind] }),
    url,
    name: unit.name,
    description: unit.description,
    image: unit.photos.map(({ src }) => absolute(sizedPicture(src, pictureWidth), publicUrl)),
    address: await getAddress(unit, language),
    latitude: location.latitude.toFixed(coordinateDigits),
    longitude: location.longitude.toFixed(coordinateDigits),
    // Local times without an offset, because no offset is correct for the whole year.
    checkinTime: `${rules.checkInAfter}:00`,
    checkoutTime: `${rules.checkOutUntil}:00`,
    knowsLanguage: host.languages,
    ...(host.phone !== undefined && { telephone: host.phone }),
    makesOffer: { '@type': 'Offer', url, priceSpecification: getPrice(unit.pricing) },
    containsPlace: getAccommodation(unit),
    ...(areReviewsReal && getRatings(unit)),
  };
}
