import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The calendar of another channel, in the format of Airbnb. */
export async function openOtherChannel(stays: readonly { from: string; to: string }[]) {
  const compactDate = (date: string) => date.replaceAll('-', '');
  const events = stays.flatMap(({ from, to }, index) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${compactDate(from)}`,
    `DTEND;VALUE=DATE:${compactDate(to)}`,
    `UID:stay-${index}@channel.test`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//A channel//Hosting Calendar//EN'];
  const feed = [...head, ...events, 'END:VCALENDAR', ''].join('\r\n');
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8', Connection: 'close' }).end(feed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}/calendar/ical/1.ics`,
    close: () => new Promise((done) => void server.close(done)),
  };
}
