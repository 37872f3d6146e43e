import { isRecord } from '../../contract/isRecord.ts';
import type { Reservation } from '../../contract/reservation.ts';
import type { DatedReservation } from '../../machines/reservation/reservation.setup.ts';
import { storedReservationsKey } from './storedReservationsKey.ts';
import { deviceStorage, type SafeStorage } from './storage.ts';

/** Increased when the stored format changes. Data of an older version is ignored and fetched again. */
const storageVersion = 1;

/** A stored reservation, with the token of its link for fetching it again. */
export interface StoredReservation extends DatedReservation {
  token: string;
}

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
  kept: StoredReservation[];
  declined: Declined[];
}

const isStored = (value: unknown): value is StoredData =>
  isRecord(value) &&
  value['version'] === storageVersion &&
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
 * number, the invoice and the host's picture.
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
      kept: kept.filter(({ reservation }) => !isOver(getDeparture(reservation), now())),
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
  return {
    readAll: () => read().kept,
    find: (id: string) => read().kept.find(({ reservation }) => reservation.id === id),
    isDeclined: (id: string) => read().declined.some((entry) => entry.id === id),
    store: (reservation: Reservation, token: string) => {
      const rest = without(reservation.id);
      const entry = { reservation: pickStored(reservation), token, asOf: now().toISOString() };
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
