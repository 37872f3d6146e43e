import { StayFields } from '../../../src/views/booking/stay/StayFields.tsx';
import { BookingSummary } from '../../../src/views/booking/Summary.tsx';
import type { BookingState } from '../../../src/views/booking/shared/BookingProps.ts';
import { testScreen, type Send } from '../support/screen.tsx';
import { bookingProps } from './bookingProps.ts';
import { PriceLines } from '../../../src/kit/PriceLines.tsx';
import { euros, quote } from '../support/quote.ts';

const family = {
  stay: {
    startDate: '2027-05-03',
    endDate: '2027-05-10',
    guestCount: 4,
    party: { adults: 2, children: 1, babies: 1 },
  },
  quote: undefined,
};

const withGroups = (send: Send, state: BookingState = 'dates.notPriced') => {
  const props = bookingProps(state, send, family);
  const ageGroups = { children: { toAge: 12 }, babies: { toAge: 1, countAsGuests: false, max: 1 } };
  return { ...props, property: { ...props.property, ageGroups } };
};

testScreen(
  'a guest picker with age groups',
  (send) => <StayFields {...withGroups(send)} />,
  `
    Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Check-out: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [Adults: one fewer] => guests.changed {'guestCount':3,'party':{'adults':1,'children':1,'babies':1}}
    Adults: "2" => guests.changed {'guestCount':5,'party':{'adults':3,'children':1,'babies':1}}
    [Adults: one more] => guests.changed {'guestCount':5,'party':{'adults':3,'children':1,'babies':1}}
    [Children (2–12 years): one fewer] => guests.changed {'guestCount':3,'party':{'adults':2,'children':0,'babies':1}}
    Children (2–12 years): "1" => guests.changed {'guestCount':6,'party':{'adults':2,'children':3,'babies':1}}
    [Children (2–12 years): one more] => guests.changed {'guestCount':5,'party':{'adults':2,'children':2,'babies':1}}
    [Babies (up to 1 year): one fewer] => guests.changed {'guestCount':3,'party':{'adults':2,'children':1,'babies':0}}
    Babies (up to 1 year): "1" => guests.changed {'guestCount':6,'party':{'adults':2,'children':1,'babies':3}}
    [Babies (up to 1 year): one more] (disabled)
  `,
);

testScreen(
  'the summary of a party with age groups',
  (send) => <BookingSummary {...withGroups(send, 'otp.entering')} />,
  `
    Mon 3 May – Mon 10 May
    2 adults, 1 child, 1 baby
  `,
);

const line = (quantity: number, unit: number) => ({
  quantity,
  unitAmount: euros(unit),
  amount: euros(quantity * unit),
});

const seasonal = {
  ...quote,
  lines: [
    { kind: 'nights' as const, ...line(3, 140_00) },
    { kind: 'nights' as const, ...line(1, 160_00), weekend: true },
    { kind: 'nights' as const, ...line(2, 180_00), season: 'Summer' },
    { kind: 'nights' as const, ...line(2, 200_00), weekend: true, season: 'Summer' },
    { kind: 'discount' as const, ...line(1, -64_50), reason: 'last_minute' as const },
    { kind: 'discount' as const, ...line(1, -10_00), reason: 'early' as const },
  ],
  total: euros(1_265_50),
};

testScreen(
  'a price of several seasons',
  () => <PriceLines quote={seasonal} />,
  `
    €140 × 3 nights: €420.00
    €160 × 1 weekend night: €160.00
    €180 × 2 nights Summer: €360.00
    €200 × 2 weekend nights Summer: €400.00
    Last-minute discount: −€64.50
    Early-booking discount: −€10.00
    Total: €1,265.50
  `,
);

const tax = { amount: euros(400), guests: 2, nights: 7, total: euros(56_00), fromAge: 13 };
const taxed = {
  ...quote,
  lines: [{ kind: 'nights' as const, ...line(8, 100_00) }],
  total: euros(800_00),
  touristTax: tax,
};

testScreen(
  'what is paid on arrival below the total',
  () => <PriceLines quote={taxed} />,
  `
    €100 × 8 nights: €800.00
    Total: €800.00
    Not included: tourist tax, about €56.00, paid on arrival. That is €4 × 2 guests × 7 nights. Guests under 13 pay nothing.
  `,
);
