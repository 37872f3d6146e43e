import type { ReservationStatus } from '../../../../contract/values/statuses.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../../../i18n/index.ts';
import { useText, type DashboardMessageId, type DashboardTranslate } from '../../i18n/index.ts';
import type { Cell } from './getCells.ts';

const statuses: Readonly<Record<ReservationStatus, DashboardMessageId>> = {
  awaiting_otp: 'dashboard.calendar.status.unpaid',
  awaiting_payment: 'dashboard.calendar.status.unpaid',
  // A hold can end between the reading of the nights and of the clock.
  expired: 'dashboard.calendar.status.unpaid',
  confirmed: 'dashboard.calendar.status.confirmed',
  completed: 'dashboard.calendar.status.completed',
  cancelled: 'reservation.status.cancelled',
};

function createCellText(text: DashboardTranslate, { date, roundMoney, number }: Formats) {
  const getParts = ({ content }: Cell): readonly (string | undefined | false | null)[] => {
    if (content.kind === 'free') {
      const { price, usualPrice, minimumStay } = content.rates;
      return [
        text('dashboard.calendar.free'),
        price && roundMoney(price),
        price && price.amount !== usualPrice?.amount && text('dashboard.calendar.ownPrice'),
        text('dashboard.calendar.minimumStay', { nights: minimumStay }),
      ];
    }
    if (content.kind === 'block') {
      const { note, isFixed } = content.block;
      return [text(isFixed ? 'dashboard.calendar.closedInFile' : 'dashboard.calendar.closed'), note];
    }
    if (content.kind === 'channel') {
      const { calendar, name, note, isStay, conflictsWith } = content.channel;
      return [
        text(isStay ? 'dashboard.calendar.bookedOn' : 'dashboard.calendar.blockedBy', { calendar }),
        name,
        note,
        conflictsWith.length > 0 && text('dashboard.calendar.conflict', { name: conflictsWith.join(', ') }),
      ];
    }
    const { guestName, status, guests, isRegistered, source } = content.stay;
    return [
      guestName,
      text(statuses[status]),
      text('dashboard.calendar.guests', { guests }),
      text(isRegistered ? 'dashboard.calendar.registered' : 'dashboard.calendar.notRegistered'),
      source === 'phone'
        ? text('dashboard.calendar.byPhone')
        : source !== 'site' && text('dashboard.calendar.bookedOn', { calendar: source }),
      content.conflictsWith.length > 0 &&
        text('dashboard.calendar.conflict', { name: content.conflictsWith.join(', ') }),
    ];
  };

  const getNights = ({ whole: { start, end } }: Cell) =>
    daysLater(start, 1) === end
      ? date(start, 'full')
      : text('dashboard.calendar.nights', { from: date(start, 'day'), to: date(end, 'day') });

  return {
    getName: (cell: Cell) => [getNights(cell), ...getParts(cell)].filter(Boolean).join(', '),
    getLabel: ({ content }: Cell): string => {
      if (content.kind === 'free') return content.rates.price ? number(content.rates.price.amount / 100) : '';
      if (content.kind === 'block') return content.block.note ?? text('dashboard.calendar.closed');
      if (content.kind === 'channel') return content.channel.name ?? content.channel.calendar;
      return content.stay.guestName || content.stay.number;
    },
  };
}

/** Returns the accessible name of a cell as a sentence, and the short text that is visible in it. */
export function useCellText() {
  const [text, formats] = [useText(), useFormats()];
  return useMemo(() => createCellText(text, formats), [text, formats]);
}
