import { randomUUID } from 'node:crypto';
import type { Guest } from '../../contract/schemas/guest.ts';
import type { LegalForm } from '../../contract/schemas/legalForm.ts';

/** A date so many days from today, by UTC: far enough from now to be after it everywhere. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Creates a guest with a unique e-mail address. */
export const createGuest = (about: Partial<Guest> = {}): Guest => ({
  firstName: 'Ana',
  lastName: 'Silva',
  email: `ana.${randomUUID().slice(0, 8)}@guests.test`,
  phonePrefix: '+351',
  phone: '912 345 678',
  locale: 'en',
  ...about,
});

/** Creates the body of `POST reservation` for a stay of three nights from a day on. */
export const createOrder = (unit: string, fromDay: number, about: Record<string, unknown> = {}) => ({
  rentalUnitId: unit,
  startDate: dayFromNow(fromDay),
  endDate: dayFromNow(fromDay + 3),
  guests: 2,
  guest: createGuest(),
  specialRequests: null,
  paymentOptionId: 'now',
  ...about,
});

/** A guest's legal form, each with a document of their own. */
export const createLegalForm = (about: Partial<LegalForm> = {}): LegalForm => ({
  name: 'Hannah Brandt',
  surname: 'Brandt',
  givenNames: 'Hannah',
  dateOfBirth: '1985-03-14',
  placeOfBirth: 'Köln',
  documentNumber: `C01X${randomUUID().slice(0, 5).toUpperCase()}`,
  documentType: 'passport',
  documentCountry: 'DEU',
  nationality: 'DEU',
  countryOfResidence: 'DEU',
  placeOfResidence: 'Köln',
  ...about,
});
