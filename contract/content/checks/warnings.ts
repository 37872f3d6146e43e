import type { Language } from '../../values/language.ts';
import { getDateAt } from '../../values/nights.ts';
import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';
import type { Texts } from '../texts.ts';
import { findDiscountWarnings, findExtraWarnings } from './chargeWarnings.ts';
import { findNightPriceWarnings } from './priceChecks.ts';
import { isPortuguese, isInTimeZone } from './timeZoneBoxes.ts';

/** The sizes of photos in pixels as displayed, by their names. */
export type PhotoSizes = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

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
  const code = isInTimeZone(timeZone, { latitude: longitude, longitude: latitude })
    ? 'placeSwapped'
    : isInTimeZone(timeZone, { latitude, longitude: -longitude })
      ? 'longitudeSign'
      : 'placeElsewhere';
  return [{ path: ['location'], code, params: { timeZone } }];
}

function aboutClosedNights({ closed }: PropertyFile, today: string): ContentIssue[] {
  const far = `${Number(today.slice(0, 4)) + farYears}${today.slice(4)}`;
  return closed.flatMap(({ start, end }, index): ContentIssue[] => {
    const path = ['closed', index];
    if (end <= today) return [{ path, code: 'closedInPast', params: { end } }];
    if (start > far) return [{ path, code: 'closedFarAhead', params: { start } }];
    const other = closed.findIndex((one, at) => at < index && one.start < end && start < one.end);
    return other === -1 ? [] : [{ path, code: 'closedOverlap', params: { otherField: ['closed', other] } }];
  });
}

const canBeCalled = (phone: string) => /^\D*(\d\D*){6,15}$/.test(phone);

function aboutTheRest(property: PropertyFile, today: string): ContentIssue[] {
  const { contact, registrationNumber: number, rules, host, reviews, timeZone } = property;
  const { phone } = contact;
  const odd: [boolean, ContentIssue][] = [
    [property.beds === 0, { path: ['beds'], code: 'noBed' }],
    [
      !/^\+?[\d\s().\-/]+$/.test(phone) || !canBeCalled(phone),
      {
        path: ['contact', 'phone'],
        code: 'unusualPhone',
        params: { phone, example: '+351 210 000 000' },
      },
    ],
    [
      isPortuguese(timeZone) && !/^\d+\/AL$/.test(number),
      { path: ['registrationNumber'], code: 'unusualRegistration', params: { number } },
    ],
    [
      rules.checkInAfter < rules.checkOutUntil,
      {
        path: ['rules', 'checkInAfter'],
        code: 'checkInTooEarly',
        params: { time: rules.checkInAfter, until: rules.checkOutUntil },
      },
    ],
    [
      String(host.since) > today.slice(0, 4),
      { path: ['host', 'since'], code: 'hostOfFuture', params: { year: host.since } },
    ],
    ...reviews.map(({ date }, index): [boolean, ContentIssue] => [
      date > today,
      { path: ['reviews', index, 'date'], code: 'reviewOfFuture', params: { date } },
    ]),
  ];
  return odd.filter(([isOdd]) => isOdd).map(([, issue]) => issue);
}

function aboutPhotos({ photos }: PropertyFile, sizes: PhotoSizes): ContentIssue[] {
  if (photos.length === 0) return [{ path: ['photos'], code: 'noPhotos' }];
  const odd = photos.flatMap((photo, index): ContentIssue[] => {
    const size = sizes.get(photo);
    if (!size) return [];
    const { width, height } = size;
    const path = ['photos', index];
    if (width < soundWidth && height < soundWidth)
      return [{ path, code: 'photoTooSmall', params: { photo, width, height, least: soundWidth } }];
    return height > width ? [{ path, code: 'photoPortrait', params: { photo } }] : [];
  });
  if (photos.length >= photosToBeFound) return odd;
  const params = { count: photos.length, least: photosToBeFound };
  return [{ path: ['photos'], code: 'fewPhotos', params }, ...odd];
}

/** Finds values of a property that are probably wrong on a day, each with its field. */
export function findDatedWarnings(property: PropertyFile, now: Date): ContentIssue[] {
  const today = getDateAt(now.getTime(), property.timeZone);
  return [...aboutClosedNights(property, today), ...aboutTheRest(property, today)];
}

/** Finds values of a property that are probably wrong, each with its field. */
export const findWarnings = (property: PropertyFile, photoSizes: PhotoSizes, now: Date): ContentIssue[] => [
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
