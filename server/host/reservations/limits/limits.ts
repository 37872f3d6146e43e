import type { LimitsByBreadth } from '../../ports/networks.ts';

/**
 * Mails with a code in an hour, first ones and those sent again, to addresses that nobody has verified. An address gets
 * two bookings with two codes each, and two more. A network is ten guests who ask for each code they can have; an office
 * or a carrier has more of them. A code that was entered does not count any more.
 */
export const codeMailsAnHour = {
  network: { '/32': 40, '/24': 160, '/64': 40, '/56': 80, '/48': 160 } satisfies LimitsByBreadth,
  address: 6,
} as const;

/**
 * Nights that are kept from others for unpaid reservations of one origin: those of a day, whatever became of them, unless
 * they were paid; with those in gaps beside them that are too short for a stay. Two long stays of a household fit. Nobody is refused by these limits: a reservation beyond them goes on,
 * and its nights are the guest's once they are paid.
 */
export const firmNightsADay = {
  network: { '/32': 56, '/24': 112, '/64': 56, '/56': 70, '/48': 84 } satisfies LimitsByBreadth,
  /** One e-mail domain, but that of a large provider. */
  domain: 56,
} as const;

/**
 * Of so many bookable nights of a property in a row, a third at most is lost for others by all unpaid reservations of
 * strangers together, gaps that are too short for a stay included. So the weeks that earn the year stay open, however many networks somebody has.
 */
export const unpaidShare = { windowNights: 60, share: 1 / 3 } as const;

/** How long an unpaid reservation counts, in hours from its creation. */
export const countedHours = 24;
