import { Command } from 'commander';
import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import { settings } from '../../config/settings.ts';
import { CommandRefused, ContentRefused, contentSentence, loadContent } from '../../host/index.ts';
import { answer, commandAbout, jsonOption, pathOf, type Shell } from './shell.ts';

type Told = ContentRefused['found'];

interface Checked {
  folder: string;
  properties: string[];
  mistakes: Told;
  /** What is probably not meant as it is written; it keeps nothing from starting. */
  odd: Told;
}

async function checkFolder(folder: string): Promise<Checked> {
  try {
    const { units, odd } = await loadContent(folder, takenUnitIds);
    return { folder, properties: [...units.keys()], mistakes: [], odd };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return { folder, properties: [], mistakes: error.found, odd: [] };
  }
}

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function inWords({ properties, odd }: Checked): string {
  const sound = `${counted(properties.length, 'property', 'properties')} without a mistake: ${properties.join(', ')}`;
  if (odd.length === 0) return sound;
  const looks = odd.length === 1 ? 'One thing looks odd' : `${odd.length} things look odd`;
  return [sound, `${looks}:`, ...odd.map((one) => `  ${contentSentence(one)}`)].join('\n');
}

const contentDir = ({ environment }: Shell) =>
  environment['CONTENT_DIR']?.trim() || settings.CONTENT_DIR.fallback;

const check = (shell: Shell) =>
  commandAbout('check', {
    summary: 'check the folder of properties',
    description:
      'Checks a folder of properties as the start of the site does, and names every mistake with its file and ' +
      'line. What is probably not meant as it is written looks odd, and keeps nothing from starting. Nothing is opened ' +
      'or changed.',
    example: 'content check ./content',
  })
    .argument('[folder]', 'the folder; CONTENT_DIR where it is left out')
    .addOption(
      jsonOption(
        '{ folder, properties, mistakes: [{ file, line, text }], odd: [{ file, line, text }] }; written with exit code 1 too',
      ),
    )
    .action(async (given: string | undefined, options: { json?: true }) => {
      const folder = given === undefined ? contentDir(shell) : pathOf(shell, given);
      const found = await checkFolder(folder);
      const { mistakes } = found;
      if (options.json || mistakes.length === 0) {
        answer(shell, options, found, inWords);
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
