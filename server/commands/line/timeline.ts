import type { Command } from 'commander';
import type { Timeline, TimelineProperty } from '../../host/index.ts';
import { table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { asDate, asUnitId } from './values.ts';

const writeProperty = ({ id, stays, blocks, channelStays }: TimelineProperty) =>
  [
    ...stays.map(({ start, end, status, number, guestName }) => [id, start, end, status, number, guestName]),
    ...blocks.map(({ start, end, note }) => [id, start, end, 'closed', '-', note ?? '-']),
    ...channelStays.map(({ start, end, calendar, name, note, conflictsWith }) => [
      id,
      start,
      end,
      conflictsWith.length > 0 ? `conflict with ${conflictsWith.join(', ')}` : calendar,
      '-',
      [name, note].filter(Boolean).join(': ') || '-',
    ]),
  ].toSorted((a, b) => a[1]!.localeCompare(b[1]!));

const writeTimeline = ({ properties }: Timeline) => {
  const rows = properties.flatMap(writeProperty);
  return rows.length === 0
    ? 'All nights are free.'
    : table(['PROPERTY', 'FROM', 'TO', 'STATUS', 'NUMBER', 'GUEST OR NOTE'], rows);
};

/** Lists everything that occupies the nights of properties. */
export const timeline = (shell: Shell): Command =>
  commandAbout('timeline', {
    summary: 'list everything that occupies nights',
    description:
      'List the stays, holds, closed nights and stays of other channels in some nights. --json also has the price and the ' +
      'minimum stay of each night. A page has 200 properties.',
    example: 'nights timeline --from 2027-03-01 --to 2027-04-01',
  })
    .argument('[property]', 'only this property', asUnitId)
    .requiredOption('--from <date>', 'the first night', asDate)
    .requiredOption('--to <date>', 'the day after the last night, at most 100 nights later', asDate)
    .option('--page <number>', 'the page of properties', Number)
    .addOption(
      jsonOption('{ from, to, propertyCount, properties: [{ id, stays, blocks, channelStays, rates, … }] }'),
    )
    .action(
      (
        unit: string | undefined,
        { json, ...window }: { json?: true; from: string; to: string; page?: number },
      ) =>
        withHost(shell, async (host) => {
          const found = await host.run('nights.timeline', { ...window, ...(unit !== undefined && { unit }) });
          answer(shell, { ...(json && { json }) }, found, writeTimeline);
        }),
    );
