import { Command } from 'commander';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

type Options = { json?: true };
const shape = '{ stays } (their number)';

const fill = (shell: Shell) =>
  commandAbout('fill', {
    summary: 'add a month of example stays',
    description:
      'Add a month of example stays to your properties, where nights are free, so that you can try the dashboard. No ' +
      'e-mail is sent. The command works only while the site uses the sandbox.',
    example: 'examples fill',
  })
    .addOption(jsonOption(shape))
    .action((options: Options) =>
      withHost(shell, async (host) =>
        answer(
          shell,
          options,
          await host.run('examples.fill', {}),
          ({ stays }) => `${stays} example stays added. Remove them with: npm run host -- examples remove`,
        ),
      ),
    );

const remove = (shell: Shell) =>
  commandAbout('remove', {
    summary: 'remove the example stays',
    description: 'Remove all example stays that "examples fill" or the dashboard has added.',
    example: 'examples remove',
  })
    .addOption(jsonOption(shape))
    .action((options: Options) =>
      withHost(shell, async (host) =>
        answer(
          shell,
          options,
          await host.run('examples.remove', {}),
          ({ stays }) => `${stays} example stays removed.`,
        ),
      ),
    );

/** Adds and removes example stays. */
export const examples = (shell: Shell): Command =>
  new Command('examples')
    .summary('add and remove example stays')
    .description('Add and remove example stays while the site uses the sandbox.')
    .addCommand(fill(shell))
    .addCommand(remove(shell));
