/** How much may be begun before anything is proven. */
export interface Cap {
  /** Holds, or mails. */
  times: number;
  /** Their nights together. */
  nights: number;
}

/** Something that was begun, and until when it counts. */
export interface Begun {
  nights: number;
  until: Date;
}

export const unlimited = Number.POSITIVE_INFINITY;

/**
 * What one network, and one e-mail address, may hold without having proven an address: at once, and of what was begun
 * in an hour and neither proven nor called off. What a guest proves does not count any more.
 *
 * A network may be three guests of one mobile carrier who look at the site at the same time, each with a stay of four
 * weeks: three holds, 84 nights, and one more for who lets a first try lapse. A family with one address books two
 * properties. In an hour twice as many may come to nothing. So one network keeps 84 nights from others for a quarter
 * of an hour at most, and about 30 for longer.
 */
export const holdCaps = {
  network: { atOnce: { times: 4, nights: 84 }, anHour: { times: 8, nights: 120 } },
  address: { atOnce: { times: 2, nights: 84 }, anHour: { times: 5, nights: 120 } },
} as const satisfies Record<string, Record<string, Cap>>;

/**
 * Mails with a code in an hour, first ones and those sent again, which nobody has proven to have wished for. An address
 * gets two bookings with two codes each, and two more. A network is five guests who ask for each code they can have.
 */
export const codeMailCaps = {
  network: { times: 20, nights: unlimited },
  address: { times: 6, nights: unlimited },
} as const satisfies Record<string, Cap>;

/**
 * The share of a property's bookable nights that all unproven holds of strangers may take together: a third, and for
 * networks that hold nothing else three quarters. So a few networks that hold all they can shut nobody else out, and
 * however many there are, a calendar is never theirs.
 */
export const shareOfNights = { ofFirst: 3 / 4, ofMore: 1 / 3 } as const;

/** As many of the longest stays they may take whatever the share is: two guests besiege no property that is nearly full. */
export const longestStaysAtLeast = 2;

/**
 * When one more of so many nights may be begun: undefined where it may be now. A first one always may, for how long a
 * stay can be is the property's affair.
 */
export function nextPossible(cap: Cap, begun: readonly Begun[], nights: number): Date | undefined {
  let { length: times } = begun;
  let sum = begun.reduce((all, one) => all + one.nights, 0);
  let possible: Date | undefined;
  for (const { until, nights: ended } of begun.toSorted((a, b) => a.until.getTime() - b.until.getTime())) {
    if (times < cap.times && sum + nights <= cap.nights) break;
    [times, sum, possible] = [times - 1, sum - ended, until];
  }
  return possible;
}
