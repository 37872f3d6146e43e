import { Command } from 'commander';
import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import { settings } from '../../config/settings.ts';
import { CommandRefused, ContentRefused, loadContent } from '../../host/index.ts';
import { answer, commandAbout, jsonOption, pathOf, type Shell } from './shell.ts';

interface Checked {
  folder: string;
  properties: string[];
  mistakes: readonly { file: string; line?: number; text: string }[];
}

async function checkFolder(folder: string): Promise<Checked> {
  try {
    const { units } = await loadContent(folder, takenUnitIds);
    return { folder, properties: [...units.keys()], mistakes: [] };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return { folder, properties: [], mistakes: error.found };
  }
}

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const contentDir = ({ environment }: Shell) =>
  environment['CONTENT_DIR']?.trim() || settings.CONTENT_DIR.fallback;

const check = (shell: Shell) =>
  commandAbout('check', {
    summary: 'check the folder of properties',
    description:
      'Checks a folder of properties as the start of the site does, and names every mistake with its file and ' +
      'line. Nothing is opened or changed.',
    example: 'content check ./content',
  })
    .argument('[folder]', 'the folder; CONTENT_DIR where it is left out')
    .addOption(
      jsonOption('{ folder, properties, mistakes: [{ file, line, text }] }; written with exit code 1 too'),
    )
    .action(async (given: string | undefined, options: { json?: true }) => {
      const folder = given === undefined ? contentDir(shell) : pathOf(shell, given);
      const found = await checkFolder(folder);
      const { mistakes, properties } = found;
      if (options.json || mistakes.length === 0) {
        answer(
          shell,
          options,
          found,
          () =>
            `${counted(properties.length, 'property', 'properties')} without a mistake: ${properties.join(', ')}`,
        );
      }
      if (mistakes.length > 0) {
        const sum = `${counted(mistakes.length, 'mistake', 'mistakes')} in ${folder}.`;
        const lines = options.json ? [] : new ContentRefused(mistakes).mistakes;
        throw new CommandRefused([...lines, sum].join('\n'));
      }
    });

/** The host's folder of properties. */
export const content = (shell: Shell): Command =>
  new Command('content')
    .summary('check the folder of properties')
    .description('Checks the folder of properties.')
    .addCommand(check(shell));
