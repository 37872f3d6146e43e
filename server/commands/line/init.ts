import { relative } from 'node:path';
import type { Command } from 'commander';
import { CommandRefused } from '../../host/index.ts';
import { findInstalledFrom } from '../newSite/installedFrom.ts';
import { installPackage } from '../newSite/installPackage.ts';
import { writeSite } from '../newSite/writeSite.ts';
import { commandAbout, getPath, type Shell } from './shell.ts';

const getSteps = (folder: string) =>
  [
    `The site is in ${folder}. Next steps:`,
    `1. Look at the demo: cd ${folder} && npm start`,
    '2. Create a property: npm run host -- content new, then restart the site.',
    '3. Set the public address, the mail server and Stripe in .env; "npm run host -- doctor" checks them.',
  ].join('\n');

/** Creates the folder of a new site. */
export const init = (shell: Shell): Command =>
  commandAbout('init', {
    summary: 'create a new site in an empty folder',
    description:
      'Create a folder with package.json, .env and content/, and install the site there. Until content/ contains a property, ' +
      'the site shows a demo. Existing files are never changed.',
    example: 'init my-site',
  })
    .argument('<folder>', 'an empty folder, or one that does not exist')
    .action(async (given: string) => {
      const { terminal } = shell;
      const folder = getPath(shell, given);
      const spec = await findInstalledFrom();
      await writeSite(folder);
      terminal.err('Installing packages …\n');
      if (!(await installPackage(folder, spec))) {
        throw new CommandRefused(
          `Installing failed; the reason is above. Then run "npm install ${spec}" in ${folder}: everything else is there.`,
        );
      }
      terminal.out(`${getSteps(relative(getPath(shell, '.'), folder) || '.')}\n`);
    });
