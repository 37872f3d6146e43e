import type { Command } from 'commander';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { asUnitId } from './values.ts';

/** Orders the properties on the site. */
export const order = (shell: Shell): Command =>
  commandAbout('order', {
    summary: 'choose the order of the properties on the site',
    description:
      'Choose the order of the properties on the landing page and in lists, without a restart. Properties that are not named ' +
      'follow by their names in CONTENT_DIR. If FEATURED_UNITS is set, its order applies.',
    example: 'content order monte-da-figueira casa-do-limoeiro',
  })
    .argument('<properties...>', 'the names of the properties, in the order of the site')
    .addOption(jsonOption('{ properties }'))
    .action((given: string[], options: { json?: true }) =>
      withHost(shell, async (host) => {
        const ordered = await host.run('content.order', { properties: given.map(asUnitId) });
        answer(
          shell,
          options,
          ordered,
          ({ properties }) => `The order of the site: ${properties.join(', ')}.`,
        );
      }),
    );
