import { bookingModel } from '../../machines/booking/booking.model.ts';
import { bookingRules } from '../../tests/machines/rules/booking.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { bookingExpected } from './expected/booking.ts';

export const bookingWalk = defineWalk({
  model: bookingModel,
  rules: bookingRules,
  start: 'dates.choosing',
  expected: bookingExpected,
  exceptions: [
    // The details of a known guest do not show with the dates.
    { in: /^dates\.(choosing|halfChosen|pricing|priced)$/, event: /^guest\.recalled$/ },
    {
      in: /^dates\.(unavailable|impossible|notPriced)$/,
      event: /^guest\.recalled$/,
      notByHand: 'a page that is loaded again does not begin there',
    },
    // A reloaded page continues in its state; the scenarios of returning guests cover that.
    { in: /^dates\.choosing$/, event: /^booking\.recalled/ },
  ],
  detours: { 'reservation.recalled': { to: 'resuming.asking', cost: 5 } },
});
