import ICAL from 'ical.js';

const getTime = (event: ICAL.Component, name: string) =>
  (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString();

/** A calendar file as a library reads it that has nothing to do with the one that wrote it. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length !== 1) throw new Error(`${events.length} events in: ${text}`);
  const event = events[0]!;
  const getProperty = (name: string) => String(event.getFirstPropertyValue(name));
  const people = (name: string) =>
    event.getAllProperties(name).map((person) => ({
      address: person.getFirstValue(),
      name: person.getParameter('cn'),
      sentBy: person.getParameter('sent-by'),
      rsvp: person.getParameter('rsvp'),
      state: person.getParameter('partstat'),
    }));
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    uid: getProperty('uid'),
    sequence: Number(getProperty('sequence')),
    status: getProperty('status'),
    start: getTime(event, 'dtstart'),
    end: getTime(event, 'dtend'),
    stamp: getTime(event, 'dtstamp'),
    summary: getProperty('summary'),
    description: getProperty('description'),
    location: getProperty('location'),
    transparency: getProperty('transp'),
    organizers: people('organizer'),
    attendees: people('attendee'),
  };
}
