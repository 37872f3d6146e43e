import type { KnownWalk } from './atlas/replay/tourOf.ts';
import { bookingWalk } from './booking/known.ts';
import { contactWalk } from './contact/known.ts';
import { datedLandingWalk, landingWalk, legalTextWalk, propertyWalk } from './pages/known.ts';
import { reservationAccessWalk } from './reservationAccess/known.ts';
import * as ofReservations from './reservation/known.ts';

/** All walks, without their browser part. */
export const knownWalks: readonly KnownWalk[] = [
  bookingWalk,
  contactWalk,
  landingWalk,
  datedLandingWalk,
  legalTextWalk,
  propertyWalk,
  reservationAccessWalk,
  ...Object.values(ofReservations),
];
