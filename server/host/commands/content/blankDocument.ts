import type { PropertyDocument } from '../../../../contract/content/checks/checkDocument.ts';
import type { Language } from '../../../../contract/values/language.ts';
import { isRecord } from '../../../../contract/values/isRecord.ts';
import { getTranslator } from '../../base/translator.ts';
import { cancellationTerms, waysToPay } from '../../newProperty/choices.ts';

interface NewDocument {
  readonly name: string;
  /** The language of the name. */
  readonly language: Language;
  readonly timeZone: string;
  /** The person who creates it; undefined on the command line. */
  readonly author?: { readonly name: string; readonly email: string } | undefined;
  /** The present year. */
  readonly year: number;
}

/**
 * Returns the document of a new property. Address, registration number, prices and phone are missing, so that it
 * cannot be published before somebody has entered them; rules have the most usual values, and guests reach its author.
 */
export function createBlankDocument({
  name,
  language,
  timeZone,
  author,
  year,
}: NewDocument): PropertyDocument {
  const { say } = getTranslator(language);
  const { id } = waysToPay.full;
  return {
    property: {
      timeZone,
      location: {},
      contact: author ? { email: author.email } : {},
      host: { ...(author && { name: author.name }), since: String(year), languages: [language] },
      pricing: {
        cleaning: { perNumberOfNights: '28' },
        surcharge: { amountPerGuestPerNight: '0', includedGuests: '1' },
        discount: { percentage: '0', minNights: '7' },
      },
      stay: { minNights: '2', maxNights: '28', leadDays: '1', aheadDays: '365' },
      rules: {
        checkInAfter: '15:00',
        checkOutUntil: '11:00',
        quietHours: { from: '22:00', to: '08:00' },
        petsAllowed: 'no',
        smokingAllowed: 'no',
        partiesAllowed: 'no',
        lostKeysFee: '0',
      },
      paymentOptions: [
        {
          id,
          schedule: [{ trigger: 'on_reservation', percentage: '100' }],
          cancellation: cancellationTerms.moderate.map(([percentage, days]) => ({
            refundPercentage: String(percentage),
            daysBeforeCheckIn: String(days),
          })),
        },
      ],
    },
    texts: {
      [language]: {
        name,
        location: {},
        host: { responseTime: say('newProperty.responseTime') },
        paymentOptions: {
          [id]: { name: say('newProperty.full.name'), description: say('newProperty.full.text') },
        },
      },
    },
  };
}

/** The fields that belong to one property only. */
const ownFields = new Set(['registrationNumber', 'registrationLink', 'siba', 'reviews', 'retired']);

/** Returns a copy of a property's document with another name, without what belongs to that property only. */
export function copyDocument({ property, texts }: PropertyDocument, name: string): PropertyDocument {
  const fields = Object.entries(isRecord(property) ? property : {});
  const renamed = Object.entries(texts).map(([language, written]) => [
    language,
    { ...(isRecord(written) ? written : {}), name },
  ]);
  return {
    property: Object.fromEntries(fields.filter(([field]) => !ownFields.has(field))),
    texts: Object.fromEntries(renamed) as PropertyDocument['texts'],
  };
}
