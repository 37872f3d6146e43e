import type { DraftRevision } from '../../contract/schemas/guestsDraft.ts';
import type { CountryNames } from '../../contract/values/countries/index.ts';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Translator } from '../support/translator.ts';
import type { ReservationVariant } from './reservationVariants.ts';

/** The values of one guest's form, as typed; countries as two letters. */
export interface TypedGuest {
  surname: string;
  givenNames: string;
  born: readonly [day: string, month: string, year: string];
  nationality: 'BR' | 'FR' | '';
  documentType: 'passport' | 'identity_card' | '';
  documentNumber: string;
  /** Empty for guests who live with the first one. */
  placeOfResidence: string | undefined;
}

export const noGuest: TypedGuest = {
  surname: '',
  givenNames: '',
  born: ['', '', ''],
  nationality: '',
  documentType: '',
  documentNumber: '',
  placeOfResidence: '',
};

/** The guest who booked; the first form starts with their name. */
export const booker: TypedGuest = { ...noGuest, surname: 'Silva', givenNames: 'Ana' };

/** The actions of the holder of a link and the answers so far. */
export interface Scenario {
  translator: Translator;
  /** The names of countries in their language. */
  countries: CountryNames;
  unit: string;
  /** The last variant of the reservation that the host answered. */
  variant: ReservationVariant | undefined;
  /** Whether they are on another page of the site. */
  isOnOtherPage: boolean;
  /** Whether the device stores an offline copy. */
  hasOfflineCopy: boolean;
  /** The refund in percent that the host answered last. */
  refundShare: number;
  /** The arrival time that the host has, and the typed one. */
  savedTime: string | null;
  typedTime: string;
  /** Whether the time was rejected and not corrected yet. */
  isTimeRefused: boolean;
  /** The failure of the last call, if it failed. */
  failure: FailureKind | undefined;
  guests: readonly TypedGuest[];
  /** The guest whose form is open, counted from 0. */
  opened: number;
  /** The draft of the first guest's surname, and the last revision that the page received. */
  surname: string;
  lastRevision: DraftRevision | undefined;
  /** The rejected value, until it is corrected. */
  isNationalityRefused: boolean;
}

export const opening = (scenario: Pick<Scenario, 'translator' | 'countries' | 'unit'>): Scenario => ({
  ...scenario,
  variant: undefined,
  isOnOtherPage: false,
  hasOfflineCopy: true,
  refundShare: 50,
  savedTime: null,
  typedTime: '',
  isTimeRefused: false,
  failure: undefined,
  guests: [booker, noGuest],
  opened: 0,
  surname: 'Costa',
  lastRevision: undefined,
  isNationalityRefused: false,
});
