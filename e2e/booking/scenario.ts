import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Translator } from '../support/translator.ts';

/** The reservation that the host creates in the walks. */
export const reservationId = 'reservation-of-the-walks';
/** Reservations from other tabs of the browser. */
export const ownReservationIds = [
  'own-reservation-of-the-walks',
  'another-reservation-of-the-walks',
] as const;

/** The values of the form, as typed. */
export interface Typed {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  phone: string;
}

/** The actions of a guest and the answers so far, from which all expected texts follow. */
export interface Scenario {
  translator: Translator;
  unit: string;
  /** The chosen dates, in days from today. */
  stay: { from: number; nights: number } | undefined;
  /** A check-in without a check-out, in days from today. */
  checkIn: number | undefined;
  guests: number;
  /** Whether the next change of the number of guests increases it. */
  isIncreasing: boolean;
  /** The price of the stay, in cents, once the host has answered it. */
  price: number | undefined;
  typed: Typed;
  /** Whether this device stores the details. */
  isRemembered: boolean;
  /** Whether the typed e-mail address was rejected. */
  isEmailRefused: boolean;
  /** The failure of the last call, if it failed. */
  failure: FailureKind | undefined;
  /** The typed digits of the code. */
  code: string;
  /** The last value from the host. */
  attemptsLeft: number | undefined;
  /** The reservation of the booking. */
  reservationId: string;
  /** The end of the hold, while there is one. */
  heldUntil: string;
  /** The end of the code, while it is awaited. */
  codeExpiresAt: string;
  /** The time by which the clock of the page is ahead, in milliseconds. */
  elapsed: number;
}

// The language of the browser, `en-US`, suggests the prefix.
const noDetails: Typed = { firstName: '', lastName: '', email: '', country: 'US', phone: '' };

/** A guest who has just opened the property's page. */
export const initialScenario = (translator: Translator, unit: string): Scenario => ({
  translator,
  unit,
  stay: undefined,
  checkIn: undefined,
  guests: 2,
  isIncreasing: true,
  price: undefined,
  typed: noDetails,
  isRemembered: false,
  isEmailRefused: false,
  failure: undefined,
  code: '',
  attemptsLeft: undefined,
  reservationId,
  heldUntil: '',
  codeExpiresAt: '',
  elapsed: 0,
});

const rate = 140_00;
const cleaning = 45_00;
const surcharge = 15_00;
const includedGuests = 2;

/** The lines of a price, calculated by hand, in cents. */
export const getLines = ({ stay, guests }: Pick<Scenario, 'stay' | 'guests'>) => {
  const nights = stay?.nights ?? 0;
  return {
    nights: rate * nights,
    cleaning,
    extraGuests: surcharge * Math.max(0, guests - includedGuests) * nights,
  };
};

export const getPrice = (scenario: Pick<Scenario, 'stay' | 'guests'>): number => {
  const { nights, cleaning: once, extraGuests } = getLines(scenario);
  return nights + once + extraGuests;
};

/** The price rise while the guest fills in the form. */
export const priceRise = 30_00;
