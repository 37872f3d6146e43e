import { vi } from 'vitest';
import type { RentalUnit } from '../../../contract/schemas/rentalUnit.ts';
import type { Api } from '../../../src/api/index.ts';
import examples from '../../../server/host/openapi/examples.json' with { type: 'json' };
import { sampleCheckout } from '../../../machines/checkout/checkout.samples.ts';
import { sampleQuote } from '../../../machines/shared/quote.samples.ts';
import { linkedStay } from '../../../machines/otpLink/otpLink.samples.ts';
import { sampleHold, sampleReservation } from '../../../machines/shared/reservation.samples.ts';

const { photos, amenities, ...example } = examples.getRentalUnit.answer as unknown as RentalUnit;

/** A property with little on its page, so that the page is drawn fast. */
const unit: RentalUnit = {
  ...example,
  id: 'casa-azul',
  name: 'Casa Azul',
  photos: photos.slice(0, 1),
  amenities: amenities.slice(0, 1),
};

type Call = (...given: never[]) => Promise<unknown>;
type Calls = { [Name in keyof Api]: ReturnType<typeof vi.fn<Call>> };

const answers = (answer: unknown) => vi.fn<Call>(() => Promise.resolve(answer));

/** A host that answers every call successfully, unless a test changes an answer. */
export const createPageHost = (): Calls => ({
  getRentalUnit: answers(unit),
  getAvailability: answers(examples.getAvailability.answer),
  getReservation: answers(sampleReservation),
  listRentalUnits: answers(examples.listRentalUnits.answer),
  searchStays: answers(examples.searchStays.answer),
  previewPrice: answers(sampleQuote),
  createReservation: answers(sampleHold),
  verifyOtp: answers({ status: 'awaiting_payment', holdExpiresAt: '2999-01-01T00:00:00Z' }),
  readOtpLink: answers(linkedStay),
  resendOtp: answers({ otpExpiresAt: '2999-01-01T00:00:00Z', sentTo: 'a' }),
  createCheckout: answers(sampleCheckout),
  requestAccess: answers({ accessId: 'a', otpExpiresAt: '2999-01-01T00:00:00Z' }),
  openAccess: answers({ reservationId: 'r', token: 't' }),
  cancelReservation: answers({
    status: 'cancelled',
    refund: { percentage: 100, total: { amount: 30_000, currency: 'EUR' } },
  }),
  registerGuests: answers({ status: 'confirmed', confirmedAt: '2027-01-01T00:00:00Z' }),
  keepGuestsDraft: answers({ keptAt: '2027-01-01T00:00:00Z' }),
  readGuestsDraft: answers({ draft: null }),
  saveStayDetails: answers({ savedAt: '2027-01-01T00:00:00Z' }),
  contactHost: answers({ id: 'm' }),
  getLegalText: answers(examples.getLegalText.answer),
});
