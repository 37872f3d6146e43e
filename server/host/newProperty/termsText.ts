import { cancellationTerms, waysToPay, type CancellationTermsName, type WayToPay } from './choices.ts';
import type { Answers } from './readAnswer.ts';
import { guide, indented } from './yamlText.ts';

function paymentOption(way: WayToPay, terms: CancellationTermsName): string {
  const { id, schedule } = waysToPay[way];
  const policies = cancellationTerms[terms].flatMap(([percentage, days]) => [
    `- refundPercentage: ${percentage}`,
    `  daysBeforeCheckIn: ${days}`,
  ]);
  const lines = [
    `- id: ${id}`,
    '  schedule:',
    indented(4, schedule),
    '  cancellation:',
    indented(4, policies),
  ];
  return indented(2, lines);
}

const paymentOptions = ({ payment, cancellation }: Answers) =>
  payment
    .split(', ')
    .map((way) => paymentOption(way as WayToPay, cancellation as CancellationTermsName))
    .join('\n');

const longest = ({ minNights }: Answers) => Math.max(28, Number(minNights));

/** The prices and rules for stays, with optional fields as comments. `year` is a future year. */
export const prices = (answers: Answers, year: number) => `\
# What your guests pay in addition on booking platforms, in percent: ${guide}#direct-booking
#platformFee: 15

# ${guide}#prices
pricing:
  rate: ${answers.price} # a night, for the whole property
  cleaning: # charged for every started ${longest(answers)} nights: once per stay
    amount: ${answers.cleaning}
    perNumberOfNights: ${longest(answers)}
  surcharge: # per guest above the number of included guests, and night; 0 is none
    amountPerGuestPerNight: 0
    includedGuests: ${answers.maxGuests}
  discount: # a percentage of the price of nights, from a number of nights on; 0 is none
    percentage: 0
    minNights: 7
  #weekend: # nights that begin on these days have another price
  #  days: [friday, saturday]
  #  rate: 160.00
  #seasons: # each language file contains their names
  #  - name: summer
  #    from: 06-15 # its first night, every year
  #    to: 09-14 # its last night
  #    rate: 180.00
  #    minNights: 5
  #    arrivalDays: [saturday, sunday]
  #lastMinute: # a discount for bookings at most this many days before check-in
  #  daysBefore: 3
  #  percentage: 15
  #early: # a discount for bookings at least this many days before check-in
  #  daysBefore: 90
  #  percentage: 5

# A municipal tax that guests pay on arrival. It is shown with every price, but is not part of it.
#touristTax:
#  amount: 4.00 # for each guest and night
#  maxNights: 7 # the maximum number of taxed nights of a stay
#  fromAge: 13 # for guests from this age on

# Guests enter how many of them are children or babies.
#ageGroups:
#  children:
#    toAge: 12 # the last age of a child
#  babies:
#    toAge: 1
#    countAsGuests: no # counts neither for maxGuests nor for the surcharge
#    max: 1 # the maximum number

stay:
  minNights: ${answers.minNights}
  maxNights: ${longest(answers)}
  leadDays: 1 # the earliest check-in is tomorrow
  aheadDays: 365 # the latest check-in is in a year
  #arrivalDays: [friday, saturday] # without it, stays can begin on any day

# Nights that you keep free for yourself; "npm run host -- nights close" does the same without editing this file.
#closed:
#  - start: ${year}-12-23 # the first closed night
#    end: ${year}-12-27 # the first night that is free again
`;

/** The house rules and payment options. */
export const rules = (answers: Answers) => `\
rules:
  checkInAfter: ${answers.checkIn}
  checkOutUntil: ${answers.checkOut}
  quietHours:
    from: 22:00
    to: 08:00
  petsAllowed: no
  smokingAllowed: no
  partiesAllowed: no
  lostKeysFee: 0

# Days before arrival on which guests who have not registered are reminded; 0 is never.
#remindDaysBefore: 7

# The due dates of instalments, and the refunds for cancellations: ${guide}#payment-options
# Days are counted back from the check-in time; after the last policy, nothing is refunded.
paymentOptions:
${paymentOptions(answers)}
`;
