import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { ListedCalendar } from '../../host/index.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { WrongUsage } from './failures.ts';
import { calendarsInWords } from './calendarsInWords.ts';
import { plain } from './print.ts';
import {
  answer,
  commandAbout,
  jsonOption,
  makeSure,
  readSettings,
  withHost,
  yesOption,
  type Shell,
} from './shell.ts';
import { asUnitId } from './values.ts';

type Options = { json?: true; yes?: true };

const json =
  '[{ id, unitId, name, at, nights, readAt, triedAt, failingSince, failure, unreadable, problems, missing, staysOnly }]';
const none = 'No calendar of another channel is read. "calendars add" adds one.';

export const list = (shell: Shell): Command =>
  commandAbout('list', {
    summary: 'list the calendars of other channels that are read here',
    description:
      'Lists the calendars of other channels that are read here, and what came of it. Of an address it shows the machine alone.',
    example: 'calendars list',
  })
    .argument('[property]', 'of one property alone', asUnitId)
    .addOption(jsonOption(json))
    .action((unit: string | undefined, options: Options) =>
      withHost(shell, async (host) => {
        const found = await host.run('calendars.list', unit === undefined ? {} : { unit });
        answer(shell, options, found, (rows) => (rows.length === 0 ? none : calendarsInWords(rows)));
      }),
    );

const whenRead = {
  now: 'The site reads it now: "calendars list" shows what came of it.',
  'by the site': 'The running site reads it: "calendars list" shows what came of it.',
  'when the site starts': 'It is read when the site starts.',
} as const;

/** Milliseconds between two looks, and how many: as long as a channel may take to answer. */
const [betweenLooks, looks] = [250, 100];

/** What came of reading a calendar that was just added; undefined where nobody reads it now. */
async function awaitReading(
  host: HostConnection,
  unit: string,
  id: string,
): Promise<ListedCalendar | undefined> {
  if (host.jobsAreDone !== 'now') return undefined;
  for (let look = 0; look < looks; look += 1) {
    const found = (await host.run('calendars.list', { unit })).find((one) => one.id === id);
    if (!found || found.triedAt !== null) return found;
    await sleep(betweenLooks);
  }
  return undefined;
}

function requireOther({ publicUrl, calendarHosts }: ReturnType<typeof readSettings>, address: string): void {
  if (address.startsWith(`${publicUrl}/calendars/`)) {
    throw new WrongUsage(
      'This is the calendar of this site itself. Give it the address that the other channel tells.',
    );
  }
  const url = URL.parse(address);
  if (url?.protocol === 'http:' && !calendarHosts.includes(url.host)) {
    throw new WrongUsage(
      'The address begins with http://, so anybody on the way could change what it says. Channels give one with https://. ' +
        `For a machine of your own, set CALENDAR_HOSTS=${url.host}.`,
    );
  }
}

const onProperty = (command: Command) =>
  command
    .argument('<property>', 'the name of its folder in CONTENT_DIR', asUnitId)
    .argument('<name>', 'what you call it, such as Airbnb');

export const add = (shell: Shell): Command =>
  onProperty(
    commandAbout('add', {
      summary: 'take over the nights that are taken at another channel',
      description:
        'Adds the calendar of another channel to a property: it is read every 15 to 30 minutes, and nights that are ' +
        'taken there cannot be booked here. The address is a secret: it is kept sealed, and never shown again.\n' +
        'With --stays-only, nights that the channel blocks without a booking ("Not available", "Blocked") stay free here: ' +
        'use it where a channel blocks what lies beyond its booking window, and close by hand what you block there.',
      example: 'calendars add casa-do-limoeiro Airbnb "https://www.airbnb.com/calendar/ical/…"',
    }),
  )
    .argument('<address>', 'the address that the channel tells under "export calendar"')
    .option('--stays-only', 'leave out what the channel blocks without a booking')
    .addOption(jsonOption('{ id }'))
    .action((unit: string, name: string, address: string, options: Options & { staysOnly?: true }) => {
      requireOther(readSettings(shell), address);
      return withHost(shell, async (host) => {
        const added = await host.run('calendars.add', {
          unit,
          name,
          address,
          staysOnly: options.staysOnly ?? false,
        });
        answer(shell, options, added, () => `${plain(name)} is added to ${unit}.`);
        const read = await awaitReading(host, unit, added.id);
        shell.terminal.err(`${read ? calendarsInWords([read]) : whenRead[host.jobsAreDone]}\n`);
      });
    });

export const remove = (shell: Shell): Command =>
  onProperty(
    commandAbout('remove', {
      summary: 'read a calendar of another channel no more',
      description:
        'Removes the calendar of another channel: nights that are taken there can be booked here. Asks first.',
      example: 'calendars remove casa-do-limoeiro Airbnb',
    }),
  )
    .addOption(yesOption())
    .addOption(jsonOption('{ removed }'))
    .action((unit: string, name: string, options: Options) =>
      withHost(shell, async (host) => {
        const question = `Read ${plain(name)} no more, and let guests book the nights of ${unit} that are taken there?`;
        await makeSure(shell, options, question);
        answer(
          shell,
          options,
          await host.run('calendars.remove', { unit, name }),
          ({ removed }) => `${plain(removed)} is removed from ${unit}.`,
        );
      }),
    );

export const fetchNow = (shell: Shell): Command =>
  commandAbout('fetch', {
    summary: 'read the calendars of other channels now',
    description:
      'Has the calendars of other channels read now, which happens every 15 to 30 minutes by itself.',
    example: 'calendars fetch',
  })
    .argument('[property]', 'of one property alone', asUnitId)
    .addOption(jsonOption('{ asked }'))
    .action((unit: string | undefined, options: Options) =>
      withHost(shell, async (host) => {
        const result = await host.run('calendars.fetch', unit === undefined ? {} : { unit });
        answer(shell, options, result, ({ requested }) =>
          requested === 0 ? none : `Calendars that are read: ${requested}.`,
        );
        if (result.requested > 0) shell.terminal.err(`${whenRead[host.jobsAreDone]}\n`);
      }),
    );
