import type { Walk } from 'statechart-atlas/playwright';
import * as ofDashboard from './dashboard/walks.ts';
import { bookingWalk } from './booking/walk.ts';
import { contactWalk } from './contact/walk.ts';
import {
  alternativesWalk,
  datedLandingWalk,
  landingWalk,
  legalTextWalk,
  propertyWalk,
} from './pages/walks.ts';
import { otpLinkWalk } from './otpLink/walk.ts';
import { reservationAccessWalk } from './reservationAccess/walk.ts';
import * as ofReservations from './reservation/walks.ts';

/** All walks, without their browser part. */
export const knownWalks: readonly Walk[] = [
  bookingWalk,
  contactWalk,
  alternativesWalk,
  landingWalk,
  datedLandingWalk,
  legalTextWalk,
  propertyWalk,
  otpLinkWalk,
  reservationAccessWalk,
  ...Object.values(ofReservations),
  ...Object.values(ofDashboard),
];
