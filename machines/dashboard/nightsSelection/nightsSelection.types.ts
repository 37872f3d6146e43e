import type { ChangedNights } from '../../../contract/dashboard/timeline.ts';
import type { Nights } from '../../../contract/values/nights.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { FormDraft } from '../shared/formDraft.ts';
import type { ChangeOutcome } from '../shared/outcomes.ts';

/** Nights of one property. */
export interface SelectedNights extends Nights {
  /** The id of the property. */
  property: string;
}

/** The nights of a stay that the calendar of a channel contains, with what the host has added to it. */
export interface SelectedStay extends SelectedNights, StayDraft {
  calendar: string;
}

/** The name and the note that the host adds to the stay of a channel. */
export interface StayDraft {
  name: string;
  note: string;
}

/** The typed price and minimum stay; empty if it remains as it is, null for the usual one. */
export interface RatesDraft {
  price: string | null;
  minimumStay: string | null;
}

/** The contents of a form about nights. */
export interface NightsEntry {
  /** The nights that were selected last. */
  nights: SelectedNights;
  /** The kind of the current change. */
  change: 'block' | 'open' | 'rates' | 'stay';
  /** The stay of a channel that was selected last. */
  stay: SelectedStay;
  /** The host's note about the change. */
  reason: string;
  rates: RatesDraft;
}

export interface NightsSelectionInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The unfinished form that the tab has stored. */
  draft?: FormDraft<NightsEntry> | undefined;
}

export interface NightsSelectionContext
  extends FailedCall, ChangeOutcome, NightsEntry, Omit<NightsSelectionInput, 'draft'> {
  /** The nights for which somebody has typed something; undefined if there is no input. */
  inputNights: SelectedNights | undefined;
  /** The effect of a change of prices or minimum stays. */
  effect: ChangedNights | undefined;
  /** Increased when a change is sent with another payload. */
  attempt: number;
}

export type NightsSelectionEvent =
  /** The person has marked the first night, or more nights, without finishing. */
  | { type: 'nights.marked'; nights: SelectedNights }
  /** The person has finished the selection of free nights. */
  | { type: 'nights.chosen'; nights: SelectedNights }
  /** The person has selected nights of which some are taken. */
  | { type: 'takenNights.chosen'; nights: SelectedNights }
  /** The person has selected nights that they closed. */
  | { type: 'closedNights.chosen'; nights: SelectedNights }
  /** The person has selected the stay of a channel. */
  | { type: 'channelStay.chosen'; stay: SelectedStay }
  | { type: 'selection.cleared' }
  | { type: 'blocking.requested' }
  | { type: 'opening.requested' }
  | { type: 'rates.requested' }
  /** The person wants the prices and minimum stays of the property's file. */
  | { type: 'usualRates.requested' }
  | { type: 'reason.changed'; reason: string }
  | { type: 'stay.changed'; stay: Partial<StayDraft> }
  | { type: 'rates.changed'; rates: Partial<RatesDraft> }
  | { type: 'rates.submitted' }
  | { type: 'change.confirmed' };

/** Nights that are opened again. */
export interface Opening {
  nights: SelectedNights;
  idempotencyKey: string;
}

/** A stay of a channel with a name and a note. */
export interface StayDescription {
  stay: SelectedStay;
  idempotencyKey: string;
}

/** Nights that are closed. */
export interface Blocking extends Opening {
  reason: string;
}

export interface RatesQuestion {
  nights: SelectedNights;
  rates: RatesDraft;
  reason: string;
}

export interface RatesChange extends RatesQuestion {
  idempotencyKey: string;
}
