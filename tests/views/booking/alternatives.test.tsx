import { toViolation } from '../../../contract/schemas/violations.ts';
import {
  alternativesMachine,
  type Alternative,
} from '../../../machines/alternatives/alternatives.machine.ts';
import { sampleAlternative } from '../../../machines/alternatives/alternatives.samples.ts';
import { availabilityMachine } from '../../../machines/availability/availability.machine.ts';
import type { BookingContext } from '../../../machines/booking/booking.types.ts';
import { Alternatives } from '../../../src/views/booking/alternatives/Alternatives.tsx';
import type { BookingState } from '../../../src/views/booking/shared/BookingProps.ts';
import { property } from '../support/property.ts';
import { testScreen, type Send } from '../support/screen.tsx';
import { bookingProps } from './bookingProps.ts';

interface Given {
  state?: BookingState;
  alternatives?: readonly Alternative[];
  context?: Partial<BookingContext>;
}

/** The offers for a stay from 3 to 10 May, of which the night of 5 May is booked. */
const offers =
  ({ state = 'dates.unavailable', alternatives = [], context = {} }: Given) =>
  (send: Send) => (
    <Alternatives
      {...bookingProps(state, send, context)}
      availability={availabilityMachine.resolveState({
        value: 'known',
        context: {
          unitId: property.id,
          availability: {
            stay: { earliest: '2027-05-01', latest: '2028-05-01' },
            unavailable: [{ start: '2027-05-05', end: '2027-05-06', reason: 'booked' }],
          },
        },
      })}
      alternatives={alternativesMachine.resolveState({
        value: alternatives.length > 0 ? 'shown' : 'none',
        context: { unitId: property.id, stay: undefined, alternatives },
      })}
    />
  );

const nearby = `
    #### Nearest free dates
    [Thu 6 May – Thu 13 May 7 nights] => stay.changed {'dates':{'startDate':'2027-05-06','endDate':'2027-05-13'}}
    [Fri 7 May – Fri 14 May 7 nights] => stay.changed {'dates':{'startDate':'2027-05-07','endDate':'2027-05-14'}}
    [Sat 8 May – Sat 15 May 7 nights] => stay.changed {'dates':{'startDate':'2027-05-08','endDate':'2027-05-15'}}
  `;

testScreen(
  'the nearest free dates and other free properties for taken dates',
  offers({ alternatives: [sampleAlternative] }),
  `
    ${nearby}
    status| #### Other properties that are free on your dates
    [Casa Verde](/en/casa-verde?from=2027-05-03&to=2027-05-10&guests=3)
    Évora, Portugal
    €450.00 in total
    Are you holding these dates yourself?
    Continue with a code → /en/reservation
  `,
);

testScreen(
  'the nearest free dates without other properties',
  offers({ state: 'form.datesTaken' }),
  `
    ${nearby}
    Are you holding these dates yourself?
    Continue with a code → /en/reservation
  `,
);

testScreen(
  'the nearest possible dates for a stay that is too short',
  offers({
    state: 'dates.impossible',
    context: { stay: { startDate: '2027-05-10', endDate: '2027-05-11', guestCount: 2 } },
  }),
  `
    #### Nearest free dates
    [Sun 9 May – Tue 11 May 2 nights] => stay.changed {'dates':{'startDate':'2027-05-09','endDate':'2027-05-11'}}
    [Mon 10 May – Wed 12 May 2 nights] => stay.changed {'dates':{'startDate':'2027-05-10','endDate':'2027-05-12'}}
    [Tue 11 May – Thu 13 May 2 nights] => stay.changed {'dates':{'startDate':'2027-05-11','endDate':'2027-05-13'}}
  `,
);

testScreen(
  'no other dates for a stay with too many guests',
  offers({
    state: 'dates.impossible',
    context: { violations: [toViolation('guestCount', 'too_many_guests')] },
  }),
  '',
);
