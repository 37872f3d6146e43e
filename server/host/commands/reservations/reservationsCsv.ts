import type { Language } from '../../../../contract/values/language.ts';
import type { Money } from '../../../../contract/values/money.ts';
import { splitExtension } from '../../../../contract/values/phoneNumber.ts';
import type { ListedReservation } from './listReservations.ts';

/** Programs that open CSV files read them as UTF-8 if they begin with this mark. */
const byteOrderMark = '\u{FEFF}';

/** How a file writes what programs write in different ways. */
interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
  /** Formats an instant (RFC 3339) of a property. */
  formatInstant: (instant: string, unitId: string) => string;
  formatPhone: (phone: string) => string;
}

/** The format for programs: comma, decimal point, and instants as in RFC 3339. */
const formatForPrograms: CsvFormat = {
  separator: ',',
  decimal: '.',
  formatInstant: (instant) => instant,
  formatPhone: (phone) => phone,
};

/**
 * Formats a telephone number so that a spreadsheet does not take it for a number, without its plus sign: in some languages,
 * groups of three digits are one.
 */
function formatPhoneAsText(phone: string): string {
  const { number, extension } = splitExtension(phone);
  const [first = '', ...rest] = number.split(' ');
  const digits = rest.join('').replaceAll(/\D/g, '');
  if (!first.startsWith('+') || digits === '') return phone;
  return `${first} ${digits}${extension === undefined ? '' : ` ext. ${extension}`}`;
}

/** The format that spreadsheets expect in a language; dates are as in ISO 8601, which all of them understand. */
export const formatForSpreadsheets = (
  language: Language,
  getTimeZone: (unitId: string) => string,
): CsvFormat => ({
  ...(language === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' }),
  formatInstant: (instant, unitId) =>
    // The format of this language is that of ISO 8601.
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: getTimeZone(unitId),
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(instant)),
  formatPhone: formatPhoneAsText,
});

// Spreadsheets execute cells that begin like this; guests choose their names.
const formula = /^[=+\-@\t\r]/;
/** A telephone number, which cannot be executed. */
const phoneNumber = /^\+[\d ]+(?: ext\. \d+)?$/;

const guard = (text: string) => (formula.test(text) ? `'${text}` : text);

function getCell(value: string | number, separator: string): string {
  const safe = String(value);
  // Some spreadsheets separate cells by other characters than the language suggests.
  return /[";\n\r]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats an amount; an unknown one is an empty cell. */
const formatAmount = (amount: Money | null, { decimal }: CsvFormat) =>
  amount === null ? '' : (amount.amount / 100).toFixed(2).replace('.', decimal);

type Column = (reservation: ListedReservation, format: CsvFormat) => string | number;

const columns: Readonly<Record<string, Column>> = {
  number: ({ number }) => number,
  status: ({ status }) => status,
  property: ({ unitId }) => unitId,
  check_in: ({ startDate }) => startDate,
  check_out: ({ endDate }) => endDate,
  nights: ({ nights }) => nights,
  guests: ({ guestCount }) => guestCount,
  guest: ({ guestName }) => guard(guestName),
  email: ({ email }) => guard(email),
  phone(reservation, { formatPhone }) {
    const phone = formatPhone(reservation.phone);
    return phoneNumber.test(phone) ? phone : guard(phone);
  },
  arrival_time: ({ arrivalTime }) => arrivalTime ?? '',
  source: ({ source }) => guard(source),
  // Zero is no price of a stay that a channel collects, but an unknown one.
  total: ({ total, collectedBy }, format) =>
    formatAmount(collectedBy !== null && total.amount === 0 ? null : total, format),
  currency: ({ total }) => total.currency,
  collected_by: ({ collectedBy }) => guard(collectedBy ?? ''),
  payout: ({ payout }, format) => formatAmount(payout, format),
  commission: ({ commission }, format) => formatAmount(commission, format),
  created_at: ({ createdAt, unitId }, { formatInstant }) => formatInstant(createdAt, unitId),
};

/** Formats reservations as CSV (RFC 4180) in UTF-8. */
export function formatReservationsCsv(
  reservations: readonly ListedReservation[],
  format: CsvFormat = formatForPrograms,
): string {
  const rows = [
    Object.keys(columns),
    ...reservations.map((one) => Object.values(columns).map((read) => read(one, format))),
  ];
  const { separator } = format;
  const lines = rows.map((row) => row.map((value) => getCell(value, separator)).join(separator));
  return `${byteOrderMark}${lines.map((line) => `${line}\r\n`).join('')}`;
}
