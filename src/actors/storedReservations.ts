import { isRecord } from '../../contract/values/isRecord.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { DatedReservation } from '../../machines/reservation/reservation.setup.ts';
import { storedReservationsKey } from './storedReservationsKey.ts';
import { deviceStorage, type SafeStorage } from './storage.ts';

/** Increased when the stored format changes. Version 1 also contained the tokens of links. */
const storageVersion = 2;
const versionWithTokens = 1;

/** A reservation that the guest chose not to store on this device. The choice is stored until the departure. */
interface Declined {
  id: string;
  departure: Departure;
}

interface Departure {
  endDate: string;
  timeZone: string;
}

interface StoredData {
  version: typeof storageVersion;
  kept: DatedReservation[];
  declined: Declined[];
}

const isStored = (value: unknown): value is Omit<StoredData, 'version'> & { version: number } =>
  isRecord(value) &&
  (value['version'] === storageVersion || value['version'] === versionWithTokens) &&
  Array.isArray(value['kept']) &&
  Array.isArray(value['declined']);

const getDeparture = ({ endDate, unit }: Reservation): Departure => ({
  endDate,
  timeZone: unit.timeZone ?? 'UTC',
});

/** Whether the day of departure is over in the property's time zone. */
const isOver = ({ endDate, timeZone }: Departure, now: Date) =>
  // The Swedish date format is that of ISO 8601.
  now.toLocaleDateString('sv-SE', { timeZone }) > endDate;

/**
 * Returns the data that the page needs without a connection. Leaves out the guest's e-mail address and telephone
 * number, the invoice and the host's picture. The token of the link is never stored: everybody with the device can read
 * the copy, and only the holder of the link may change or cancel the stay.
 */
function pickStored({ guest, host, ...rest }: Reservation): Reservation {
  const { details: _details, ...stay } = rest;
  const { photo: _photo, ...hostWithoutPhoto } = host;
  return { ...stay, host: hostWithoutPhoto, guest: { ...guest, email: '', phonePrefix: '', phone: '' } };
}

/** Whether a reservation should be stored: it is confirmed and not over. */
export const shouldStore = (reservation: Reservation, now: Date): boolean =>
  reservation.status === 'confirmed' && !isOver(getDeparture(reservation), now);

/** Opens the reservations that a device stores. Past stays are never returned, and each write deletes them. */
export function openStoredReservations(storage: SafeStorage = deviceStorage, now = () => new Date()) {
  const read = (): StoredData => {
    const stored = storage.read(storedReservationsKey);
    const { kept, declined } = isStored(stored) ? stored : { kept: [], declined: [] };
    return {
      version: storageVersion,
      kept: kept
        .map(({ reservation, asOf }) => ({ reservation, asOf }))
        .filter(({ reservation }) => !isOver(getDeparture(reservation), now())),
      declined: declined.filter(({ departure }) => !isOver(departure, now())),
    };
  };
  const write = (stored: StoredData) =>
    stored.kept.length + stored.declined.length > 0
      ? storage.write(storedReservationsKey, stored)
      : storage.remove(storedReservationsKey);
  const without = (id: string) => {
    const { kept, declined, version } = read();
    return {
      version,
      kept: kept.filter(({ reservation }) => reservation.id !== id),
      declined: declined.filter((entry) => entry.id !== id),
    };
  };
  const stored = storage.read(storedReservationsKey);
  if (isRecord(stored) && stored['version'] === versionWithTokens) write(read());
  return {
    readAll: () => read().kept,
    find: (id: string) => read().kept.find(({ reservation }) => reservation.id === id),
    isDeclined: (id: string) => read().declined.some((entry) => entry.id === id),
    store: (reservation: Reservation) => {
      const rest = without(reservation.id);
      const entry = { reservation: pickStored(reservation), asOf: now().toISOString() };
      write({ ...rest, kept: [entry, ...rest.kept] });
    },
    remove: (id: string) => write(without(id)),
    decline: (reservation: Reservation) => {
      const rest = without(reservation.id);
      const entry = { id: reservation.id, departure: getDeparture(reservation) };
      write({ ...rest, declined: [entry, ...rest.declined] });
    },
    /** Deletes past stays. */
    deletePast: () => write(read()),
  };
}

export type StoredReservations = ReturnType<typeof openStoredReservations>;
