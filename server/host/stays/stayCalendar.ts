import { fullName } from '../../../contract/values/personName.ts';
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
import type { Language } from '../../../contract/values/language.ts';
import { describe, type UnitContent } from '../content/index.ts';
import type { ReservationRow } from '../store/schema.ts';
import { getTranslator } from '../base/translator.ts';
import { addressIn, isAddressShown } from './arrival.ts';

/** A stay to show in a calendar. */
export interface CalendarStay {
  reservation: ReservationRow;
  unit: UnitContent;
  /** The language of the event's texts. */
  language: Language;
  /** The time of the request. */
  now: Date;
}

// In UTC: each calendar converts it to its reader's time zone, and the file needs no time zone rules.
const toInstant = (date: string, time: string, { timeZone }: UnitContent) =>
  toZoned(toCalendarDateTime(parseDate(date), parseTime(time)), timeZone).toDate();

/**
 * A stable id for a reservation's event. It differs from the id in links, because calendars are shared with other
 * people.
 */
const getUid = ({ id }: ReservationRow) =>
  createHash('sha256').update(`calendar ${id}`).digest('hex').slice(0, 32);

const isCalledOff = ({ status }: ReservationRow) => status === 'cancelled';

// Maps search for the location line: the street address if the guest may see it, otherwise the town.
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
    // A stay does not show the guest as busy in a shared calendar.
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

/** Creates a calendar file of a stay that everybody can import (RFC 5546 §3.2.1); it contains no link and no token. */
export function publishedStay(stay: CalendarStay): string {
  const { host, contact } = stay.unit;
  return createCalendar(ICalCalendarMethod.PUBLISH, {
    ...getEvent(stay),
    organizer: { name: host.name, email: contact.email },
  });
}

/**
 * Creates the calendar part of the guest's e-mail: an invitation, or its cancellation if the stay was cancelled. The
 * sender of the e-mail acts for the host, and the guest counts as having accepted, so no reply is requested.
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
