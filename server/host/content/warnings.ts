import { parseDate } from '@internationalized/date';
import type { Language } from '../../../contract/values/language.ts';
import { getDate } from '../pricing/calendar.ts';
import type { PhotoSize } from './examinePhoto.ts';
import { fieldName, type ContentIssue } from './contentErrors.ts';
import { findDiscountWarnings, findExtraWarnings } from './chargeWarnings.ts';
import { findNightPriceWarnings } from './priceChecks.ts';
import type { PropertyFile } from './property.ts';
import type { Texts } from './texts.ts';
import { isPortuguese, isInTimeZone } from './timeZoneBoxes.ts';

/** Nights that are closed further ahead than this number of years are probably a mistake. */
const farYears = 3;
/** The width in pixels that fills a screen of density 2. */
const soundWidth = 2048;
/** With fewer photos, Google does not list a vacation rental. */
const photosToBeFound = 8;

const aboutPrices = (property: PropertyFile): ContentIssue[] =>
  [
    ...findNightPriceWarnings(property),
    ...findDiscountWarnings(property),
    ...findExtraWarnings(property),
  ].map((warning) => ({
    ...warning,
    about: 'prices',
  }));

function aboutPlace({ location, timeZone }: PropertyFile): ContentIssue[] {
  const { latitude, longitude } = location;
  if (isInTimeZone(timeZone, location) !== false) return [];
  const fix = isInTimeZone(timeZone, { latitude: longitude, longitude: latitude })
    ? 'latitude and longitude seem to be swapped'
    : isInTimeZone(timeZone, { latitude, longitude: -longitude })
      ? 'west of Greenwich the longitude is negative'
      : 'look them up on a map once more';
  return [{ field: ['location'], text: `is not where ${timeZone} is: ${fix}` }];
}

function aboutClosedNights({ closed, timeZone }: PropertyFile, now: Date): ContentIssue[] {
  const today = parseDate(getDate(now, timeZone));
  const far = today.add({ years: farYears }).toString();
  return closed.flatMap(({ start, end }, index) => {
    const field = ['closed', index];
    if (end <= today.toString()) return [{ field, text: `is in the past since ${end}: it can be removed` }];
    if (start > far) return [{ field, text: `begins on ${start}, years ahead: is the year right?` }];
    const other = closed.findIndex((one, at) => at < index && one.start < end && start < one.end);
    return other === -1
      ? []
      : [
          {
            field,
            text: `overlaps with ${fieldName(['closed', other])}: one of the two has a wrong date, or is not needed`,
          },
        ];
  });
}

const canBeCalled = (phone: string) => /^\D*(\d\D*){6,15}$/.test(phone);

function aboutTheRest(property: PropertyFile, now: Date): ContentIssue[] {
  const { contact, registrationNumber, rules, host, reviews, timeZone } = property;
  const thisDay = getDate(now, timeZone);
  const odd: [boolean, unknown[], string][] = [
    [property.beds === 0, ['beds'], 'is 0: guests need a bed'],
    [
      !/^\+?[\d\s().\-/]+$/.test(contact.phone) || !canBeCalled(contact.phone),
      ['contact', 'phone'],
      `is "${contact.phone}": use a number such as +351 210 000 000, which can be called from every country`,
    ],
    [
      isPortuguese(timeZone) && !/^\d+\/AL$/.test(registrationNumber),
      ['registrationNumber'],
      `is "${registrationNumber}": a number of Alojamento Local has the form 123456/AL`,
    ],
    [
      rules.checkInAfter < rules.checkOutUntil,
      ['rules', 'checkInAfter'],
      `is ${rules.checkInAfter}, before check-out ends (${rules.checkOutUntil})`,
    ],
    [String(host.since) > thisDay.slice(0, 4), ['host', 'since'], `is ${host.since}, a year in the future`],
    ...reviews.map(({ date }, index): [boolean, unknown[], string] => [
      date > thisDay,
      ['reviews', index, 'date'],
      `is ${date}, a date in the future`,
    ]),
  ];
  return odd.filter(([isOdd]) => isOdd).map(([, field, text]) => ({ field, text }));
}

function aboutPhotos({ photos }: PropertyFile, sizes: ReadonlyMap<string, PhotoSize>): ContentIssue[] {
  if (photos.length === 0)
    return [{ field: ['photos'], text: 'is empty: a page without a photo is rarely booked' }];
  const odd = photos.flatMap((file, index) => {
    const { width, height } = sizes.get(file)!;
    const field = ['photos', index];
    if (width < soundWidth && height < soundWidth) {
      const text = `"${file}" is ${width} by ${height} pixels: a photo with a width of at least ${soundWidth} pixels is sharp on every screen`;
      return [{ field, text }];
    }
    return height > width
      ? [
          {
            field,
            text: `"${file}" is in portrait format: its upper and lower parts are cut off; a landscape photo is shown completely`,
          },
        ]
      : [];
  });
  if (photos.length >= photosToBeFound) return odd;
  const text = `has ${photos.length}: Google lists vacation rentals with at least ${photosToBeFound} photos, including a bedroom, a bathroom and a living room`;
  return [{ field: ['photos'], text }, ...odd];
}

/** Finds values of a property that are probably wrong on a day, each with its field. */
export const findDatedWarnings = (property: PropertyFile, now: Date): ContentIssue[] => [
  ...aboutClosedNights(property, now),
  ...aboutTheRest(property, now),
];

/** Finds values of a property that are probably wrong, each with its field. */
export const findWarnings = (
  property: PropertyFile,
  photoSizes: ReadonlyMap<string, PhotoSize>,
  now: Date,
): ContentIssue[] => [
  ...aboutPrices(property),
  ...aboutPlace(property),
  ...findDatedWarnings(property, now),
  ...aboutPhotos(property, photoSizes),
];

/** Texts that are long enough to differ between any two languages. */
const getProse = ({ summary, description, host }: Texts) => [summary, description, host.about];

/** The languages whose texts are the same as those of an earlier one. */
export function findUntranslated(
  texts: ReadonlyMap<Language, Texts>,
): { language: Language; sameAs: Language }[] {
  const all = [...texts];
  return all.flatMap(([language, own], index) => {
    const same = all
      .slice(0, index)
      .find(([, other]) => getProse(other).some((text) => getProse(own).includes(text)));
    return same ? [{ language, sameAs: same[0] }] : [];
  });
}
