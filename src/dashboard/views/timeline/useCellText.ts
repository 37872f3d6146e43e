import type { ReservationStatus } from '../../../../contract/values/statuses.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../../../i18n/index.ts';
import { useText, type DashboardMessageId, type DashboardTranslate } from '../../i18n/index.ts';
import type { Cell } from './getCells.ts';
import { useNightsText } from './useNightsText.ts';

const statuses: Readonly<Record<ReservationStatus, DashboardMessageId>> = {
  awaiting_otp: 'dashboard.calendar.status.unpaid',
  awaiting_payment: 'dashboard.calendar.status.unpaid',
  // A hold can end between the reading of the nights and of the clock.
  expired: 'dashboard.calendar.status.unpaid',
  confirmed: 'dashboard.calendar.status.confirmed',
  completed: 'dashboard.calendar.status.completed',
  cancelled: 'reservation.status.cancelled',
};

const isUnpaid = (status: ReservationStatus) => statuses[status] === 'dashboard.calendar.status.unpaid';

function createCellText(
  text: DashboardTranslate,
  { date, roundMoney }: Formats,
  { nights: nameNights }: ReturnType<typeof useNightsText>,
) {
  const nameSource = ({ content }: Cell): string | undefined => {
    if (content.kind === 'channel') return content.channel.calendar;
    if (content.kind !== 'stay' || content.stay.source === 'site') return undefined;
    if (content.stay.source === 'walk-in') return text('dashboard.calendar.walkIn');
    return content.stay.source === 'phone' ? text('dashboard.calendar.phone') : content.stay.source;
  };

  /** A stay has an arrival and a departure; other nights are named without the day after them. */
  const getNights = ({ whole, content }: Cell) => {
    const { start, end } = whole;
    if (daysLater(start, 1) === end) return date(start, 'full');
    const isStay = content.kind === 'stay' || (content.kind === 'channel' && content.channel.isStay);
    return isStay
      ? text('dashboard.calendar.nights', { from: date(start, 'day'), to: date(end, 'day') })
      : nameNights(whole);
  };

  /** Describes in a few words what is special about a stay. */
  const getStayDetails = (cell: Cell): (string | undefined | false)[] => {
    const { content } = cell;
    if (content.kind === 'channel')
      return [
        content.channel.conflictsWith.length > 0 && text('dashboard.calendar.conflicting'),
        content.channel.name === null ? undefined : content.channel.calendar,
      ];
    if (content.kind !== 'stay') return [];
    const { status, guests } = content.stay;
    return [
      content.conflictsWith.length > 0 && text('dashboard.calendar.conflicting'),
      isUnpaid(status) && text('dashboard.calendar.status.unpaid'),
      nameSource(cell),
      text('dashboard.calendar.guests', { guests }),
    ];
  };

  const getLabel = ({ content }: Cell): string => {
    if (content.kind === 'free') return content.rates.price ? roundMoney(content.rates.price) : '';
    if (content.kind === 'block') return content.block.note ?? text('dashboard.calendar.closed');
    if (content.kind === 'channel') return content.channel.name ?? content.channel.calendar;
    return content.stay.guestName || content.stay.number;
  };

  const nameConflicts = (names: readonly string[]) =>
    names.length > 0 && text('dashboard.calendar.conflict', { name: names.join(', ') });

  /** The words of the accessible name after the dates. Those that are visible follow each other in it. */
  const getParts = (cell: Cell): readonly (string | undefined | false | null)[] => {
    const { content } = cell;
    if (content.kind === 'free') {
      const { price, usualPrice, minimumStay } = content.rates;
      return [
        text('dashboard.calendar.free'),
        getLabel(cell),
        text('dashboard.calendar.namedMinimumStay', { nights: minimumStay }),
        price && price.amount !== usualPrice?.amount && text('dashboard.calendar.ownPrice'),
      ];
    }
    if (content.kind === 'block') {
      const { note, isFixed } = content.block;
      return [note, text(isFixed ? 'dashboard.calendar.closedInFile' : 'dashboard.calendar.closed')];
    }
    if (content.kind === 'channel') {
      const { calendar, name, note, isStay, conflictsWith } = content.channel;
      const source = text(isStay ? 'dashboard.calendar.bookedOn' : 'dashboard.calendar.blockedBy', {
        calendar,
      });
      return [
        ...(name === null ? [source] : [name, ...getStayDetails(cell)]),
        note,
        nameConflicts(conflictsWith),
      ];
    }
    const { status, isRegistered } = content.stay;
    return [
      getLabel(cell),
      ...getStayDetails(cell),
      !isUnpaid(status) && text(statuses[status]),
      text(isRegistered ? 'dashboard.calendar.registered' : 'dashboard.calendar.notRegistered'),
      nameConflicts(content.conflictsWith),
    ];
  };

  return {
    getName: (cell: Cell) => [getNights(cell), ...getParts(cell)].filter(Boolean).join(', '),
    getLabel,
    /** The line below the label: the minimum stay of a free night, the status and the source of a stay. */
    getDetails: (cell: Cell): string => {
      const { content } = cell;
      if (content.kind === 'free')
        return content.rates.minimumStay > 1
          ? text('dashboard.calendar.shortMinimumStay', { nights: content.rates.minimumStay })
          : '';
      if (content.kind === 'block')
        return content.block.note === null ? '' : text('dashboard.calendar.closed');
      return getStayDetails(cell).filter(Boolean).join(' · ');
    },
  };
}

/** Returns the accessible name of a cell as a sentence, and the short texts that are visible in it. */
export function useCellText() {
  const [text, formats, nights] = [useText(), useFormats(), useNightsText()];
  return useMemo(() => createCellText(text, formats, nights), [text, formats, nights]);
}
