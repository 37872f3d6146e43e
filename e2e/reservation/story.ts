import type { DraftRevision } from '../../contract/guestsDraft.ts';
import type { CountryNames } from '../../contract/countries/index.ts';
import type { FailureKind } from '../../contract/callFailed.ts';
import type { Voice } from '../support/voice.ts';
import type { Standing } from './standings.ts';

/** What one guest's form holds, as it was typed; countries by their two letters. */
export interface TypedGuest {
  surname: string;
  givenNames: string;
  born: readonly [day: string, month: string, year: string];
  nationality: 'BR' | 'FR' | '';
  documentType: 'passport' | 'identity_card' | '';
  documentNumber: string;
  /** Nothing for who lives where the first guest does. */
  placeOfResidence: string | undefined;
}

export const nobody: TypedGuest = {
  surname: '',
  givenNames: '',
  born: ['', '', ''],
  nationality: '',
  documentType: '',
  documentNumber: '',
  placeOfResidence: '',
};

/** Who booked, whose name the first form begins with. */
export const booker: TypedGuest = { ...nobody, surname: 'Silva', givenNames: 'Ana' };

/** What the holder of a link did so far, and what they were told. */
export interface Story {
  voice: Voice;
  /** The names of countries in their language. */
  countries: CountryNames;
  unit: string;
  /** How the host said that the reservation stands, once it has. */
  told: Standing | undefined;
  /** Whether they went to another page of the site. */
  isElsewhere: boolean;
  /** Whether the device is to keep it. */
  isKeptHere: boolean;
  /** What would come back, in percent, as the host said it last. */
  share: number;
  /** When the guests arrive, as the host was told it, and as it was typed since. */
  toldTime: string | null;
  typedTime: string;
  /** Whether the time was refused, until it is mended. */
  isTimeRefused: boolean;
  /** Why the last call failed, if it did. */
  failure: FailureKind | undefined;
  guests: readonly TypedGuest[];
  /** The guest whose form is open, counted from 0. */
  opened: number;
  /** What the draft of the forms holds for the first guest, and the state of it that the page has seen last. */
  surname: string;
  follows: DraftRevision | undefined;
  /** The answer that was refused, until it is mended. */
  isNationalityRefused: boolean;
}

export const opening = (story: Pick<Story, 'voice' | 'countries' | 'unit'>): Story => ({
  ...story,
  told: undefined,
  isElsewhere: false,
  isKeptHere: true,
  share: 50,
  toldTime: null,
  typedTime: '',
  isTimeRefused: false,
  failure: undefined,
  guests: [booker, nobody],
  opened: 0,
  surname: 'Costa',
  follows: undefined,
  isNationalityRefused: false,
});
