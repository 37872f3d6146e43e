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
type AddOptions = Options & { staysOnly?: true; ignoreFree?: true };

const json =
  '[{ id, unitId, name, at, nights, readAt, triedAt, dueAt, failingSince, failure, reason, unreadable, problems, missing, staysOnly, ignoresFree, free }]';
const none = 'No calendars of other channels are set up. "calendars add" adds one.';

export const list = (shell: Shell): Command =>
  commandAbout('list', {
    summary: 'list the calendars of other channels',
    description:
      'List the calendars of other channels that the site fetches, with the result of the last fetch. Of each address, only ' +
      'the host name is shown.',
    example: 'calendars list',
  })
    .argument('[property]', 'only this property', asUnitId)
    .addOption(jsonOption(json))
    .action((unit: string | undefined, options: Options) =>
      withHost(shell, async (host) => {
        const found = await host.run('calendars.list', unit === undefined ? {} : { unit });
        answer(shell, options, found, (rows) => (rows.length === 0 ? none : calendarsInWords(rows)));
      }),
    );

const whenRead = {
  now: 'The site is fetching it: "calendars list" shows the result.',
  'by the site': 'The running site fetches it: "calendars list" shows the result.',
  'when the site starts': 'It is fetched when the site starts.',
} as const;

/**
 * The time between two checks in milliseconds, and their number: together, the maximum time for a channel to answer.
 */
const [betweenLooks, looks] = [250, 100];

/** Waits for the first reading of a new calendar. Returns undefined if the calendar is read later. */
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
      'This is the address of this site’s own calendar. Enter the address that the other channel shows.',
    );
  }
  const url = URL.parse(address);
  if (url?.protocol === 'http:' && !calendarHosts.includes(url.host)) {
    throw new WrongUsage(
      'The address begins with http://, so anyone on the network could change its content. Use the channel’s https:// address. ' +
        `If the server is your own, set CALENDAR_HOSTS=${url.host}.`,
    );
  }
}

const onProperty = (command: Command) =>
  command
    .argument('<property>', 'the name of the property’s folder in CONTENT_DIR', asUnitId)
    .argument('<name>', 'your name for the calendar, such as Airbnb');

export const add = (shell: Shell): Command =>
  onProperty(
    commandAbout('add', {
      summary: 'import the booked nights of another channel',
      description:
        'Add the calendar of another channel to a property. The site fetches it every 15 to 30 minutes, and guests cannot book ' +
        'nights that are booked on the channel. The address is a secret: it is stored encrypted, and never shown again.\n' +
        'With --stays-only, nights that the channel blocks without a booking ("Not available", "Blocked") stay free here. ' +
        'Use it if a channel blocks all nights beyond its booking window, and close your own blocked nights with "nights close".\n' +
        'Whole days count as taken even if they are marked as free, because Google, Apple and Outlook mark them so by default. ' +
        'With --ignore-free they stay free here.',
      example: 'calendars add casa-do-limoeiro Airbnb "https://www.airbnb.com/calendar/ical/…"',
    }),
  )
    .argument('<address>', 'the address that the channel shows under "export calendar"')
    .option('--stays-only', 'ignore nights that the channel blocks without a booking')
    .option('--ignore-free', 'ignore whole days that are marked as free')
    .addOption(jsonOption('{ id }'))
    .action((unit: string, name: string, address: string, options: AddOptions) => {
      requireOther(readSettings(shell), address);
      return withHost(shell, async (host) => {
        const added = await host.run('calendars.add', {
          unit,
          name,
          address,
          staysOnly: options.staysOnly ?? false,
          ignoresFree: options.ignoreFree ?? false,
        });
        answer(shell, options, added, () => `${plain(name)} was added to ${unit}.`);
        const read = await awaitReading(host, unit, added.id);
        shell.terminal.err(`${read ? calendarsInWords([read]) : whenRead[host.jobsAreDone]}\n`);
      });
    });

interface ChangeOptions extends Options {
  staysOnly?: boolean;
  ignoreFree?: boolean;
}

export const change = (shell: Shell): Command =>
  onProperty(
    commandAbout('change', {
      summary: 'change which events of another channel’s calendar block nights',
      description:
        'Change which events of a calendar block nights, and fetch it. Its nights are blocked or become free with this fetch. ' +
        'Options that you do not name stay as they are.',
      example: 'calendars change casa-do-limoeiro Airbnb --ignore-free',
    }),
  )
    .option('--stays-only', 'ignore nights that the channel blocks without a booking')
    .option('--no-stays-only', 'block these nights here as well')
    .option('--ignore-free', 'ignore whole days that are marked as free')
    .option('--no-ignore-free', 'block these days here as well')
    .addOption(jsonOption('{ id, staysOnly, ignoresFree }'))
    .action((unit: string, name: string, { staysOnly, ignoreFree, ...options }: ChangeOptions) => {
      if (staysOnly === undefined && ignoreFree === undefined)
        throw new WrongUsage(
          'Name at least one option: --stays-only, --ignore-free, or the same with --no-.',
        );
      return withHost(shell, async (host) => {
        const changed = await host.run('calendars.change', {
          unit,
          name,
          ...(staysOnly !== undefined && { staysOnly }),
          ...(ignoreFree !== undefined && { ignoresFree: ignoreFree }),
        });
        answer(shell, options, changed, () => `${plain(name)} was changed.`);
        shell.terminal.err(`${whenRead[host.jobsAreDone]}\n`);
      });
    });

export const remove = (shell: Shell): Command =>
  onProperty(
    commandAbout('remove', {
      summary: 'stop fetching a calendar of another channel',
      description:
        'Remove the calendar of another channel. Guests can then book nights that are already booked on that channel. ' +
        'The command asks for confirmation.',
      example: 'calendars remove casa-do-limoeiro Airbnb',
    }),
  )
    .addOption(yesOption())
    .addOption(jsonOption('{ removed }'))
    .action((unit: string, name: string, options: Options) =>
      withHost(shell, async (host) => {
        const question = `Stop fetching ${plain(name)}, and allow guests to book the nights of ${unit} that are booked there?`;
        await makeSure(shell, options, question);
        answer(
          shell,
          options,
          await host.run('calendars.remove', { unit, name }),
          ({ removed }) => `${plain(removed)} was removed from ${unit}.`,
        );
      }),
    );

export const fetchNow = (shell: Shell): Command =>
  commandAbout('fetch', {
    summary: 'fetch the calendars of other channels now',
    description:
      'Fetch the calendars of other channels now. The site also fetches them automatically every 15 to 30 minutes.',
    example: 'calendars fetch',
  })
    .argument('[property]', 'only this property', asUnitId)
    .addOption(jsonOption('{ requested }'))
    .action((unit: string | undefined, options: Options) =>
      withHost(shell, async (host) => {
        const result = await host.run('calendars.fetch', unit === undefined ? {} : { unit });
        answer(shell, options, result, ({ requested }) =>
          requested === 0 ? none : `Calendars to fetch: ${requested}.`,
        );
        if (result.requested > 0) shell.terminal.err(`${whenRead[host.jobsAreDone]}\n`);
      }),
    );
