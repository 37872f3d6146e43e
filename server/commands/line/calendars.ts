import { Command } from 'commander';
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
import { conflicts } from './conflicts.ts';
import { add, fetchNow, list, remove } from './otherCalendars.ts';
import { asUnitId } from './values.ts';

type Options = { json?: true; yes?: true };

const whole = (shell: Shell, { unitId, path }: { unitId: string; path: string }) => {
  return { unitId, address: readSettings(shell).publicUrl + path };
};

const onProperty = (command: Command) =>
  command.argument('<property>', 'the name of its folder in CONTENT_DIR', asUnitId);

const address = (shell: Shell) =>
  onProperty(
    commandAbout('address', {
      summary: 'the address of a property’s calendar',
      description:
        'Tells the address at which other channels read which nights of a property are taken here. Whoever has it can ' +
        'read that, and nothing else.',
      example: 'calendars address casa-do-limoeiro',
    }),
  )
    .addOption(jsonOption('{ unitId, address }'))
    .action((unit: string, options: Options) =>
      withHost(shell, async (host) => {
        const result = whole(shell, await host.run('calendars.address', { unit }));
        answer(shell, options, result, (calendar) => calendar.address);
      }),
    );

const newAddress = (shell: Shell) =>
  onProperty(
    commandAbout('newaddress', {
      summary: 'give a property’s calendar another address',
      description:
        'Gives the calendar of a property another address: the one before stops working at once, for every channel ' +
        'that has it. Asks first.',
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
          `Make the address of the calendar of ${unit} stop working? Every channel has to be given the new one, and sells ` +
            'nights that are taken here until it has it.',
        );
        const result = whole(shell, await host.run('calendars.newaddress', { unit }));
        answer(shell, options, result, (calendar) => calendar.address);
      }),
    );

/** What other channels and this site tell each other of nights that are taken. */
export const calendars = (shell: Shell): Command =>
  new Command('calendars')
    .summary('calendars of other channels, and the one they read')
    .description(
      'What other channels (Airbnb, Booking.com, Vrbo …) and this site tell each other of nights that are taken.',
    )
    .addCommand(list(shell))
    .addCommand(add(shell))
    .addCommand(remove(shell))
    .addCommand(fetchNow(shell))
    .addCommand(conflicts(shell))
    .addCommand(address(shell))
    .addCommand(newAddress(shell));
