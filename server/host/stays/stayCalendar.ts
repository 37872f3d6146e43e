import { fullName } from '../../../contract/rules/personName.ts';
import { createHash } from 'node:crypto';
import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { Language } from '../../../contract/language.ts';
import { describe, type UnitContent } from '../content/index.ts';
import type { ReservationRow } from '../store/schema.ts';
import { getTranslator } from '../base/translator.ts';
import { addressIn, isAddressShown } from './arrival.ts';

/** A stay as a calendar is to know it. */
export interface CalendarStay {
  reservation: ReservationRow;
  unit: UnitContent;
  /** Of its words. */
  language: Language;
  /** When it is asked for. */
  now: Date;
}

// In UTC, because each calendar shows it on its reader's clock, and no time zone's rules need to be sent along.
const toInstant = (date: string, time: string, { timeZone }: UnitContent) =>
  toZoned(toCalendarDateTime(parseDate(date), parseTime(time)), timeZone).toDate();

/** Always the same for a reservation. Calendars are shared with others, so it is not the id that links carry. */
const getUid = ({ id }: ReservationRow) =>
  createHash('sha256').update(`calendar ${id}`).digest('hex').slice(0, 32);

const isCalledOff = ({ status }: ReservationRow) => status === 'cancelled';

// A map looks for the line it is given: the door's, where the guest is told it, and else the town.
function getPlace(stay: CalendarStay) {
  const { unit, language } = stay;
  const { name, location } = describe(unit, language);
  const { city, region, country, latitude, longitude } = location;
  const geo = { lat: latitude, lon: longitude };
  const door = isAddressShown(stay) ? addressIn(unit, language) : undefined;
  if (door !== undefined)
    return { title: door, geo: { lat: unit.location.latitude, lon: unit.location.longitude } };
  return { title: name, address: [...new Set([city, region, country])].join(', '), geo };
}

function getText(stay: CalendarStay) {
  const { reservation, unit, language } = stay;
  const { say, time } = getTranslator(language);
  const { name } = unit.texts[language];
  const { checkInAfter, checkOutUntil } = unit.rules;
  const facts = [
    { label: say('mail.label.number'), value: reservation.number },
    { label: say('mail.label.checkIn'), value: time(checkInAfter) },
    { label: say('mail.label.checkOut'), value: time(checkOutUntil) },
    { label: say('mail.label.guests'), value: String(reservation.guestCount) },
    { label: unit.host.name, value: unit.contact.phone },
  ];
  return {
    summary: say('mail.calendar.summary', { property: name }),
    description: facts.map((fact) => say('mail.fact', fact)).join('\n'),
    location: getPlace(stay),
  };
}

function getEvent(stay: CalendarStay): ICalEventData {
  const { reservation, unit } = stay;
  const { startDate, endDate, confirmedAt, endedAt, createdAt } = reservation;
  const isOver = isCalledOff(reservation);
  return {
    id: getUid(reservation),
    sequence: isOver ? 1 : 0,
    stamp: (isOver ? endedAt : confirmedAt) ?? createdAt,
    start: toInstant(startDate, unit.rules.checkInAfter, unit),
    end: toInstant(endDate, unit.rules.checkOutUntil, unit),
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A guest on holiday need not look busy to their colleagues for days.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    ...getText(stay),
  };
}

const createCalendar = (method: ICalCalendarMethod, event: ICalEventData): string => {
  const calendar = new ICalCalendar({ prodId: { company: 'Estadia', product: 'Estadia' }, method });
  calendar.createEvent(event);
  return calendar.toString();
};

/** A stay as a calendar file that anybody may import (RFC 5546 §3.2.1); it carries no link and no token. */
export function publishedStay(stay: CalendarStay): string {
  const { host, contact } = stay.unit;
  return createCalendar(ICalCalendarMethod.PUBLISH, {
    ...getEvent(stay),
    organizer: { name: host.name, email: contact.email },
  });
}

/**
 * The same event for the guest's mail: an invite, or its cancellation once the stay was called off. The
 * sender of the mails acts for the host, and the guest has accepted: nobody is asked to answer.
 */
export function createInvite(stay: CalendarStay, sender: string) {
  const { reservation, unit } = stay;
  const method = isCalledOff(reservation) ? 'CANCEL' : 'REQUEST';
  const content = createCalendar(ICalCalendarMethod[method], {
    ...getEvent(stay),
    organizer: { name: unit.host.name, email: unit.contact.email, sentBy: sender },
    attendees: [
      {
        name: fullName(reservation),
        email: reservation.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return { method, content } as const;
}
