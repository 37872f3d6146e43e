import type { ChangedNights } from '../../../contract/dashboard/timeline.ts';
import type { Money } from '../../../contract/values/money.ts';
import type { SelectedNights, SelectedStay } from './nightsSelection.types.ts';

const property = 'monte-da-figueira';

/** A free night of the sample calendar. */
export const freeNights: SelectedNights = { property, start: '2027-03-02', end: '2027-03-03' };

/** Nights of which some are taken. */
export const takenNights: SelectedNights = { property, start: '2027-03-02', end: '2027-03-12' };

/** Nights that the host has closed. */
export const closedNights: SelectedNights = {
  property: 'casa-do-limoeiro',
  start: '2027-03-07',
  end: '2027-03-09',
};

/** A stay of a channel without a name. */
export const selectedStay: SelectedStay = {
  property: 'casa-do-limoeiro',
  start: '2027-03-12',
  end: '2027-03-14',
  calendar: 'Booking.com',
  name: '',
  note: '',
};

const euros = (amount: number): Money => ({ amount: amount * 100, currency: 'EUR' });
const usual = { usualPrice: euros(160), usualMinimumStay: 3 };

/** The effect of a price that is probably mistyped. */
export const changedNights: ChangedNights = {
  unitId: property,
  start: freeNights.start,
  end: freeNights.end,
  before: [{ start: freeNights.start, end: freeNights.end, price: euros(200), minimumStay: 4, ...usual }],
  after: [{ start: freeNights.start, end: freeNights.end, price: euros(20), minimumStay: 4, ...usual }],
  warnings: [{ kind: 'very_low', night: freeNights.start, price: euros(20), usualPrice: usual.usualPrice }],
  reservations: ['PGM6-NG4W'],
};

/** The effect of a price without a warning. */
export const harmlessChange: ChangedNights = {
  ...changedNights,
  after: [{ ...changedNights.after[0]!, price: euros(195) }],
  warnings: [],
};
