import { parse, stringify } from 'yaml';
import { checkDocument, type PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { changeFields } from '../../contract/content/documentFields.ts';
import type { ContentIssue, FieldPath, IssueCode } from '../../contract/content/issues.ts';
import { plainUnit } from '../support/content.ts';

/** Parses values as the site does: every value stays text. */
const write = (value: unknown): unknown => parse(stringify(value), { schema: 'failsafe' });

function writeCompleteDocument(): PropertyDocument {
  const { property, texts } = plainUnit('casa');
  Object.assign(property, {
    ageGroups: { children: { toAge: 12 } },
    touristTax: { amount: '4.00', fromAge: 13 },
    closed: [{ start: '2027-02-01', end: '2027-03-01' }],
    distances: [{ to: 'beach', distance: '350 m' }],
    arrival: { holdBackDays: 3 },
  });
  Object.assign(property.pricing, {
    weekend: { days: ['friday'], rate: '120' },
    seasons: [{ name: 'summer', from: '06-15', to: '09-14', rate: '150' }],
    lastMinute: { daysBefore: 3, percentage: 10 },
    early: { daysBefore: 90, percentage: 5 },
  });
  Object.assign(texts.en, { seasons: { summer: 'Summer' } });
  return {
    property: write(property),
    texts: { en: write(texts.en) },
  };
}

/** A property without an error that has nearly every optional block. */
export const completeDocument = writeCompleteDocument();

/** A field, what a host wrote there, and the code of the error. */
export type WrongInput = readonly [path: FieldPath, value: string | undefined, code: IssueCode];

const inProperty = (written: string, value: string | undefined, code: IssueCode): WrongInput => [
  ['property', ...written.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))],
  value,
  code,
];

/** Values of single fields that cannot be published. A value that is undefined was removed. */
export const wrongInputs: readonly WrongInput[] = [
  inProperty('kind', 'castle', 'notOneOf'),
  inProperty('maxGuests', '4.5', 'notWholeNumber'),
  inProperty('bedrooms', 'two', 'notWholeNumber'),
  inProperty('beds', '101', 'outOfRange'),
  inProperty('bathrooms', undefined, 'missing'),
  inProperty('timeZone', 'Europe/Évora', 'notTimeZone'),
  inProperty('location.latitude', '138.7119', 'outOfRange'),
  inProperty('location.longitude', 'in the west', 'notNumber'),
  inProperty('distances.0.distance', '301 km', 'distanceOutOfRange'),
  inProperty('distances.0.to', 'strand', 'notOneOf'),
  [['texts', 'en', 'name'], undefined, 'missing'],
  [['texts', 'en', 'summary'], ' ', 'empty'],
  [['texts', 'en', 'highlights', 'view', 'title'], undefined, 'missing'],
  [['texts', 'en', 'seasons', 'summer'], ' ', 'empty'],
  inProperty('pricing.rate', '14o', 'notAmount'),
  inProperty('pricing.weekend.rate', 'more', 'notAmount'),
  inProperty('pricing.seasons.0.from', '06-31', 'notSeasonDay'),
  inProperty('pricing.seasons.0.rate', '150.005', 'notAmount'),
  inProperty('pricing.seasons.0.minNights', '29', 'seasonStayTooLong'),
  inProperty('pricing.cleaning.amount', '-30', 'notAmount'),
  inProperty('pricing.cleaning.perNumberOfNights', 'week', 'notWholeNumber'),
  inProperty('pricing.surcharge.includedGuests', '2 adults', 'notWholeNumber'),
  inProperty('pricing.discount.percentage', '101', 'percentageTooHigh'),
  inProperty('pricing.lastMinute.percentage', '10%', 'notPercentage'),
  inProperty('pricing.early.daysBefore', 'early', 'notWholeNumber'),
  inProperty('platformFee', '150', 'outOfRange'),
  inProperty('stay.minNights', '0', 'outOfRange'),
  inProperty('stay.aheadDays', '3 years', 'notWholeNumber'),
  inProperty('closed.0.start', '2027-02-30', 'notDate'),
  inProperty('rules.checkInAfter', '3 pm', 'notTime'),
  inProperty('rules.quietHours.to', '25:00', 'notTime'),
  inProperty('rules.petsAllowed', 'perhaps', 'notYesOrNo'),
  inProperty('rules.lostKeysFee', '50 euros', 'notAmount'),
  inProperty('ageGroups.children.toAge', 'twelve', 'notWholeNumber'),
  inProperty('touristTax.amount', undefined, 'missing'),
  inProperty('paymentOptions.1.schedule.1.percentage', '70 %', 'notPercentage'),
  inProperty('paymentOptions.1.schedule.1.trigger', 'at_check_in', 'notOneOf'),
  inProperty('paymentOptions.1.schedule.1.daysOffset', undefined, 'missing'),
  inProperty('paymentOptions.0.cancellation.1.refundPercentage', '50%', 'notPercentage'),
  inProperty('remindDaysBefore', '61', 'outOfRange'),
  inProperty('arrival.holdBackDays', 'three', 'notWholeNumber'),
  inProperty('contact.email', 'host at example', 'notEmail'),
  inProperty('contact.whatsapp', '912 345 678', 'notPhone'),
  inProperty('host.since', '1066', 'outOfRange'),
  inProperty('registrationLink', 'http://register.test/1', 'notWebsite'),
  inProperty('siba.taxNumber', '500000001', 'notTaxNumber'),
  inProperty('siba.shortName', 'Casa da Ana e do Zé', 'tooLong'),
  inProperty('reviews.0.country', 'Portugal', 'notCountry'),
  inProperty('reviews.0.rating', '6', 'outOfRange'),
];

/** Returns a document with a wrong input, and its errors. */
export function checkWrongInput([path, value]: WrongInput): {
  document: PropertyDocument;
  errors: readonly ContentIssue[];
} {
  const document = changeFields(completeDocument, [{ path, value }]);
  const now = new Date('2027-01-01T12:00:00Z');
  return { document, errors: checkDocument(document, new Map(), now).errors };
}
