import { Command } from 'commander';
import type { HostConnection } from '../connection/connectToHost.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';
import { conflicts } from './conflicts.ts';
import { describeStay } from './describeStay.ts';
import { add, change, fetchNow, list, remove } from './otherCalendars.ts';
import { asUnitId } from './values.ts';

type Options = { json?: true; yes?: true };

const whole = async (host: HostConnection, { unitId, path }: { unitId: string; path: string }) => {
  return { unitId, address: (await host.readPublicUrl()) + path };
};

const onProperty = (command: Command) =>
  command.argument('<property>', 'the name of the property’s folder in CONTENT_DIR', asUnitId);

const address = (shell: Shell) =>
  onProperty(
    commandAbout('address', {
      summary: 'print the address of a property’s calendar',
      description:
        'Print the address at which other channels read the booked nights of a property. Anyone with the address can ' +
        'read these nights, but no other data.',
      example: 'calendars address casa-do-limoeiro',
    }),
  )
    .addOption(jsonOption('{ unitId, address }'))
    .action((unit: string, options: Options) =>
      withHost(shell, async (host) => {
        const result = await whole(host, await host.run('calendars.address', { unit }));
        answer(shell, options, result, (calendar) => calendar.address);
      }),
    );

const newAddress = (shell: Shell) =>
  onProperty(
    commandAbout('newaddress', {
      summary: 'give a property’s calendar a new address',
      description:
        'Give the calendar of a property a new address. The old address stops working immediately for every channel ' +
        'that uses it. The command asks for confirmation.',
      example: 'calendars newaddress casa-do-limoeiro',
    }),
  )
    .addOption(yesOption())
    .addOption(jsonOption('{ unitId, address }'))
    .action((unit: string, options: Options) =>
      withHost(shell, async (host) => {
        await host.run('calendars.address', { unit });
        await makeSure(
          shell,
          options,
          `Replace the address of the calendar of ${unit}? The old address stops working. Until you give the new one to every ` +
            'channel, the channels can sell nights that are booked here.',
        );
        const result = await whole(host, await host.run('calendars.renewAddress', { unit }));
        answer(shell, options, result, (calendar) => calendar.address);
      }),
    );

/** Manages the exchange of booked nights with other channels. */
export const calendars = (shell: Shell): Command =>
  new Command('calendars')
    .summary('import calendars of other channels, and export the site’s own')
    .description('Exchange booked nights with other channels (Airbnb, Booking.com, Vrbo …).')
    .addCommand(list(shell))
    .addCommand(add(shell))
    .addCommand(change(shell))
    .addCommand(remove(shell))
    .addCommand(fetchNow(shell))
    .addCommand(conflicts(shell))
    .addCommand(describeStay(shell))
    .addCommand(address(shell))
    .addCommand(newAddress(shell));
