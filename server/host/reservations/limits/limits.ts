import type { LimitsByBreadth } from '../../ports/networks.ts';

/**
 * Limits of e-mails with a code in an hour, first and repeated ones, to unverified addresses. An address can receive
 * two codes for each of two bookings, and two more. A network can have ten guests who request every code they can; the
 * wider ranges of an office or a carrier have higher limits. An entered code no longer counts.
 */
export const codeMailsAnHour = {
  network: { '/32': 40, '/24': 160, '/64': 40, '/56': 80, '/48': 160 } satisfies LimitsByBreadth,
  address: 6,
} as const;

/**
 * Limits of nights that unpaid reservations of one origin can block for other guests within a day. Paid reservations do
 * not count; cancelled and expired ones do, and so do adjacent gaps that are too short for a stay. Two long stays of a
 * household fit. A reservation beyond these limits is not refused: it continues, and its guest gets the nights when
 * they are paid.
 */
export const firmNightsADay = {
  network: { '/32': 56, '/24': 112, '/64': 56, '/56': 70, '/48': 84 } satisfies LimitsByBreadth,
  /** One e-mail domain, except that of a large provider. */
  domain: 56,
} as const;

/**
 * The share of consecutive bookable nights of a property that all unpaid reservations together can block, including
 * gaps that become too short for a stay. It keeps most of the high season bookable, however many networks an attacker
 * has.
 */
export const unpaidShare = { windowNights: 60, share: 1 / 3 } as const;

/** Hours from its creation for which an unpaid reservation counts. */
export const countedHours = 24;
