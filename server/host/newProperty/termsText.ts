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

/** What a stay costs and how it may be, with what else may be said of it. `year` is one that is to come. */
export const prices = (answers: Answers, year: number) => `\
# ${guide}#prices
pricing:
  rate: ${answers.price} # a night, for the whole property
  cleaning: # so much for every started ${longest(answers)} nights: once a stay
    amount: ${answers.cleaning}
    perNumberOfNights: ${longest(answers)}
  surcharge: # for each guest after so many, each night; 0 is none
    amountPerGuestPerNight: 0
    includedGuests: ${answers.maxGuests}
  discount: # off the nights, in percent, from so many nights on; 0 is none
    percentage: 0
    minNights: 7
  #weekend: # nights that begin on these days cost something else
  #  days: [friday, saturday]
  #  rate: 160.00
  #seasons: # each language file says what they are called
  #  - name: summer
  #    from: 06-15 # its first night, every year
  #    to: 09-14 # its last night
  #    rate: 180.00
  #    minNights: 5
  #    arrivalDays: [saturday, sunday]
  #lastMinute: # off the nights, when booked at most so many days before check-in
  #  daysBefore: 3
  #  percentage: 15
  #early: # off the nights, when booked at least so many days before check-in
  #  daysBefore: 90
  #  percentage: 5

# A municipal tax that guests pay on arrival. It is told with every price, and is no part of it.
#touristTax:
#  amount: 4.00 # for each guest and night
#  maxNights: 7 # for so many nights of a stay at most
#  fromAge: 13 # of guests from this age on

# Guests are asked how many of them are children or babies.
#ageGroups:
#  children:
#    toAge: 12 # the last age of a child
#  babies:
#    toAge: 1
#    countAsGuests: no # neither towards maxGuests nor for the surcharge
#    max: 1 # how many may come

stay:
  minNights: ${answers.minNights}
  maxNights: ${longest(answers)}
  leadDays: 1 # tomorrow is the earliest check-in
  aheadDays: 365 # a year ahead is the latest
  #arrivalDays: [friday, saturday] # without it, stays begin on any day

# Nights that you keep for yourself; "npm run host -- nights close" does it without an edit.
#closed:
#  - start: ${year}-12-23 # the first of them
#    end: ${year}-12-27 # the first night that is free again
`;

/** What holds in the house, and how it is paid. */
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

# Guests who have not registered are reminded so many days before they arrive; 0 is never.
#remindDaysBefore: 7

# When which part is paid, and what comes back when a guest cancels: ${guide}#ways-to-pay
# Days count back to the check-in hour, and after the last policy nothing comes back.
paymentOptions:
${paymentOptions(answers)}
`;
