import { parseDate } from '@internationalized/date';
import type { Language } from '../../../contract/language.ts';
import { getDate } from '../pricing/calendar.ts';
import type { PhotoSize } from './examinePhoto.ts';
import { fieldName, type ContentIssue } from './contentErrors.ts';
import { findDiscountWarnings, findExtraWarnings } from './chargeWarnings.ts';
import { findNightPriceWarnings } from './priceChecks.ts';
import type { PropertyFile } from './property.ts';
import type { Texts } from './texts.ts';
import { isPortuguese, isWhereItIs } from './timeZoneBoxes.ts';

/** Nights are not closed so many years ahead. */
const farYears = 3;
/** What screens of density 2 show over their whole width. */
const soundWidth = 2048;
/** With fewer, Google does not show a vacation rental among others. */
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
  if (isWhereItIs(timeZone, location) !== false) return [];
  const fix = isWhereItIs(timeZone, { latitude: longitude, longitude: latitude })
    ? 'latitude and longitude seem to be swapped'
    : isWhereItIs(timeZone, { latitude, longitude: -longitude })
      ? 'west of Greenwich the longitude is negative'
      : 'look them up on a map once more';
  return [{ field: ['location'], text: `is not where ${timeZone} is: ${fix}` }];
}

function aboutClosedNights({ closed, timeZone }: PropertyFile, now: Date): ContentIssue[] {
  const today = parseDate(getDate(now, timeZone));
  const far = today.add({ years: farYears }).toString();
  return closed.flatMap(({ start, end }, index) => {
    const field = ['closed', index];
    if (end <= today.toString()) return [{ field, text: `is past since ${end}: it can be taken out` }];
    if (start > far) return [{ field, text: `begins on ${start}, years ahead: is the year right?` }];
    const other = closed.findIndex((one, at) => at < index && one.start < end && start < one.end);
    return other === -1
      ? []
      : [
          {
            field,
            text: `has nights of ${fieldName(['closed', other])}: one of the two has a wrong date, or is not needed`,
          },
        ];
  });
}

const canBeCalled = (phone: string) => /^\D*(\d\D*){6,15}$/.test(phone);

function aboutTheRest(property: PropertyFile, now: Date): ContentIssue[] {
  const { contact, registrationNumber, rules, host, reviews, timeZone } = property;
  const thisDay = getDate(now, timeZone);
  const odd: [boolean, unknown[], string][] = [
    [property.beds === 0, ['beds'], 'is 0: where do guests sleep?'],
    [
      !/^\+?[\d\s().\-/]+$/.test(contact.phone) || !canBeCalled(contact.phone),
      ['contact', 'phone'],
      `is "${contact.phone}": a number such as +351 210 000 000 can be called from everywhere`,
    ],
    [
      isPortuguese(timeZone) && !/^\d+\/AL$/.test(registrationNumber),
      ['registrationNumber'],
      `is "${registrationNumber}": a number of Alojamento Local looks like 123456/AL`,
    ],
    [
      rules.checkInAfter < rules.checkOutUntil,
      ['rules', 'checkInAfter'],
      `is ${rules.checkInAfter}, before those who leave have to be out (${rules.checkOutUntil})`,
    ],
    [String(host.since) > thisDay.slice(0, 4), ['host', 'since'], `is ${host.since}, a year that is to come`],
    ...reviews.map(({ date }, index): [boolean, unknown[], string] => [
      date > thisDay,
      ['reviews', index, 'date'],
      `is ${date}, a day that is to come`,
    ]),
  ];
  return odd.filter(([isOdd]) => isOdd).map(([, field, text]) => ({ field, text }));
}

function aboutPhotos({ photos }: PropertyFile, sizes: ReadonlyMap<string, PhotoSize>): ContentIssue[] {
  if (photos.length === 0)
    return [{ field: ['photos'], text: 'names none: a page without a photo is rarely booked' }];
  const odd = photos.flatMap((file, index) => {
    const { width, height } = sizes.get(file)!;
    const field = ['photos', index];
    if (width < soundWidth && height < soundWidth) {
      const text = `"${file}" is ${width} by ${height} pixels: from ${soundWidth} pixels of width a photo is sharp on every screen`;
      return [{ field, text }];
    }
    return height > width
      ? [
          {
            field,
            text: `"${file}" stands upright: its upper and lower part are cut off, a landscape one is shown whole`,
          },
        ]
      : [];
  });
  if (photos.length >= photosToBeFound) return odd;
  const text = `names ${photos.length}: Google lists a vacation rental from ${photosToBeFound} on, with a bedroom, a bathroom and a living room among them`;
  return [{ field: ['photos'], text }, ...odd];
}

/** What of a property is probably not meant as it is written, with the field it is about. */
export const findWarnings = (
  property: PropertyFile,
  photoSizes: ReadonlyMap<string, PhotoSize>,
  now: Date,
): ContentIssue[] => [
  ...aboutPrices(property),
  ...aboutPlace(property),
  ...aboutClosedNights(property, now),
  ...aboutTheRest(property, now),
  ...aboutPhotos(property, photoSizes),
];

/** Texts that are so long that no two languages have the same. */
const getProse = ({ summary, description, host }: Texts) => [summary, description, host.about];

/** Which languages' texts are the same as those of another one before them. */
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
