import ICAL from 'ical.js';

/** The only event of a calendar file, parsed by an independent library. */
export function findEvent(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [event] = calendar.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
  if (!event) throw new Error(`There is no event in: ${text}`);
  const { uid, summary, startDate, endDate } = event;
  return {
    uid,
    summary,
    method: calendar.getFirstPropertyValue('method'),
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
  };
}
