import { Command } from 'commander';
import { readSetting } from '../../config/index.ts';
import { CommandRefused, ContentRefused } from '../../host/index.ts';
import { checkFolder, formatWarnings, type Checked } from './checkContent.ts';
import {
  discard,
  exportProperties,
  importProperties,
  listVersions,
  publish,
  revert,
  useFiles,
} from './contentVersions.ts';
import { order } from './contentOrder.ts';
import { newContent } from './newContent.ts';
import { answer, commandAbout, jsonOption, getPath, type Shell } from './shell.ts';

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function inWords({ properties, warnings }: Checked): string {
  const names = properties.length === 0 ? '' : `: ${properties.join(', ')}`;
  const sound = `${counted(properties.length, 'property', 'properties')}, no errors${names}`;
  return [sound, ...formatWarnings(warnings)].join('\n');
}

const check = (shell: Shell) =>
  commandAbout('check', {
    summary: 'check the folder of properties',
    description:
      'Run the same checks on a folder of properties as the site does at startup, and list every error with its file and ' +
      'line. Warnings are values that are probably mistakes but do not keep the site from starting. The check changes nothing.',
    example: 'content check ./content',
  })
    .argument('[folder]', 'the folder (default: CONTENT_DIR)')
    .addOption(
      jsonOption(
        '{ folder, properties, errors: [{ file, line, text }], warnings: [{ file, line, text }] }; also written with exit code 1',
      ),
    )
    .action(async (given: string | undefined, options: { json?: true }) => {
      const { environment } = shell;
      const folder = given === undefined ? readSetting('CONTENT_DIR', environment) : getPath(shell, given);
      const found = await checkFolder(folder, readSetting('LANGUAGES', environment));
      const { errors } = found;
      if (options.json || errors.length === 0) {
        answer(shell, options, found, inWords);
      }
      if (errors.length > 0) {
        const sum = `${counted(errors.length, 'error', 'errors')} in ${folder}.`;
        const lines = options.json ? [] : new ContentRefused(errors).mistakes;
        throw new CommandRefused([...lines, sum].join('\n'));
      }
    });

/** Writes and checks the host's folder of properties. */
export const content = (shell: Shell): Command =>
  new Command('content')
    .summary('write, check, import and export properties; list and revert their versions')
    .description(
      'Write the folder of a new property, check the folder of properties, and move properties between files and the database.',
    )
    .addCommand(newContent(shell))
    .addCommand(check(shell))
    .addCommand(importProperties(shell))
    .addCommand(exportProperties(shell))
    .addCommand(publish(shell))
    .addCommand(discard(shell))
    .addCommand(listVersions(shell))
    .addCommand(revert(shell))
    .addCommand(useFiles(shell))
    .addCommand(order(shell));
