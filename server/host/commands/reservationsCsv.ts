import type { ListedReservation } from './listReservations.ts';

/** Programs that open CSV files read them as UTF-8 if they begin with this mark. */
const byteOrderMark = '\u{FEFF}';

// Spreadsheets execute cells that begin like this; guests choose their names.
const formula = /^[=+\-@\t\r]/;

function getCell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns: Readonly<Record<string, (reservation: ListedReservation) => string | number>> = {
  number: ({ number }) => number,
  status: ({ status }) => status,
  property: ({ unitId }) => unitId,
  check_in: ({ startDate }) => startDate,
  check_out: ({ endDate }) => endDate,
  nights: ({ nights }) => nights,
  guests: ({ guestCount }) => guestCount,
  guest: ({ guestName }) => guestName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  arrival_time: ({ arrivalTime }) => arrivalTime ?? '',
  total: ({ total }) => (total.amount / 100).toFixed(2),
  currency: ({ total }) => total.currency,
  created_at: ({ createdAt }) => createdAt,
};

/** Formats reservations as CSV (RFC 4180) in UTF-8 for spreadsheets. */
export function formatReservationsCsv(reservations: readonly ListedReservation[]): string {
  const rows = [
    Object.keys(columns),
    ...reservations.map((one) => Object.values(columns).map((read) => read(one))),
  ];
  return `${byteOrderMark}${rows.map((row) => `${row.map(getCell).join(',')}\r\n`).join('')}`;
}
