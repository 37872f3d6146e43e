import type { OtpLink, Verified } from '../../contract/schemas/hold.ts';
import { sampleReservation, sampleVisit } from '../shared/reservation.samples.ts';

const { unit, startDate, endDate } = sampleReservation;

/** The stay that the link of the model confirms. */
export const linkedStay: OtpLink = { unit: { id: unit.id, name: unit.name }, startDate, endDate };

/** The host's answer to the confirmation. */
export const confirmedLink: Verified = {
  status: 'awaiting_payment',
  holdExpiresAt: '2027-05-01T10:45:00Z',
  nightsHeldUntil: '2027-05-01T10:45:00Z',
  token: sampleVisit.token,
};
