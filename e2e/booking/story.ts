import type { FailureKind } from '../../contract/callFailed.ts';
import type { Voice } from '../support/voice.ts';

/** The reservation that the host makes in the walks. */
export const reservationId = 'reservation-of-the-walks';
/** One that was made in another tab of the browser. */
export const ownReservationId = 'own-reservation-of-the-walks';

/** What the form holds, as it was typed. */
export interface Typed {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  phone: string;
}

/** What a guest did so far, and what they were told: all that they expect to read comes from it. */
export interface Story {
  voice: Voice;
  unit: string;
  /** The dates chosen, in days from today. */
  stay: { from: number; nights: number } | undefined;
  /** A check-in that has no check-out yet, in days from today. */
  checkIn: number | undefined;
  guests: number;
  /** Whether the next change of their number is one more. */
  isGrowing: boolean;
  /** What the stay costs, in cents, once the host has said it. */
  price: number | undefined;
  typed: Typed;
  /** Whether this device remembers who books. */
  isRemembered: boolean;
  /** Whether the address that is typed was refused. */
  isEmailRefused: boolean;
  /** Why the last call failed, if it did. */
  failure: FailureKind | undefined;
  /** What is typed of the code. */
  code: string;
  /** As the host has said it last. */
  triesLeft: number | undefined;
  /** The reservation that the guest goes on with. */
  reservationId: string;
  /** How the reservation was told to stand, while it is. */
  heldUntil: string;
}

// The prefix is suggested by the language of the browser, `en-US`.
const nobody: Typed = { firstName: '', lastName: '', email: '', country: 'US', phone: '' };

/** Somebody who has just come to the property's page. */
export const arriving = (voice: Voice, unit: string): Story => ({
  voice,
  unit,
  stay: undefined,
  checkIn: undefined,
  guests: 2,
  isGrowing: true,
  price: undefined,
  typed: nobody,
  isRemembered: false,
  isEmailRefused: false,
  failure: undefined,
  code: '',
  triesLeft: undefined,
  reservationId,
  heldUntil: '',
});

const rate = 140_00;
const cleaning = 45_00;
const surcharge = 15_00;
const included = 2;

/** The lines of a price, counted by hand, in cents. */
export const getLines = ({ stay, guests }: Pick<Story, 'stay' | 'guests'>) => {
  const nights = stay?.nights ?? 0;
  return {
    nights: rate * nights,
    cleaning,
    extraGuests: surcharge * Math.max(0, guests - included) * nights,
  };
};

export const getPrice = (story: Pick<Story, 'stay' | 'guests'>): number => {
  const { nights, cleaning: once, extraGuests } = getLines(story);
  return nights + once + extraGuests;
};

/** By how much the price goes up while the guest fills in the form. */
export const rise = 30_00;
