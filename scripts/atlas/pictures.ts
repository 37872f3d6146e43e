import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { completeLanguages } from '../../contract/values/language.ts';
import { updateManifest } from 'statechart-atlas/pictures';
import { devices, schemes } from 'statechart-atlas/pictures';
import { models } from '../../machines/models.ts';
import { pictureArchive, picturesFolder, root } from './folders.ts';
import { takeMails } from './takeMails.ts';
import { takePictures, type Taken } from './takePictures.ts';

/** Creates a parser for a comma-separated list of known names, such as `de,fr`. */
const readSeveral =
  <T extends string>(known: readonly T[]) =>
  (typed: string): readonly T[] => {
    const named = typed.split(',').map((one) => one.trim());
    const unknown = named.filter((one) => !known.some((name) => name === one));
    if (unknown.length > 0)
      throw new InvalidArgumentError(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
    return known.filter((name) => named.includes(name));
  };

const listed = (flags: string, words: string, known: readonly string[]) =>
  new Option(flags, words).argParser(readSeveral(known)).default(known, 'all');

const machines = models.map(({ machine }) => machine.id);
const withScreen = models
  .filter(({ screenless }) => screenless === undefined)
  .map(({ machine }) => machine.id);
/** The name that selects e-mails instead of a machine. */
const mails = 'mails';

const inWords = ({ machine, state, language, device, why }: Taken['unseen'][number]) =>
  `  ${machine}, ${state} (${language}, ${device}): ${why}`;

type Print = (words: string) => void;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function printResult({ pictures: taken, unseen }: Taken, say: Print) {
  const states = new Set(taken.map(({ machine, state }) => `${machine} ${state}`));
  const bytes = taken.reduce((sum, picture) => sum + picture.bytes, 0);
  say(`${taken.length} pictures of ${states.size} states, ${megabytes(bytes)}`);
  if (unseen.length === 0) return;
  console.error(`No pictures of:\n${unseen.map(inWords).join('\n')}`);
  process.exitCode = 1;
}

export interface PictureOptions {
  of: readonly string[];
  language: typeof completeLanguages;
  device: typeof devices;
  scheme: typeof schemes;
}

async function takeStates({ of, language, device, scheme }: PictureOptions, say: Print): Promise<void> {
  for (const { machine, screenless } of models)
    if (screenless !== undefined && of.includes(machine.id))
      say(`${machine.id} has no screen. ${screenless}`);
  const requestedMachines = withScreen.filter((machine) => of.includes(machine));
  if (requestedMachines.length === 0) return;
  const query = { machines: requestedMachines, languages: language, devices: device, schemes: scheme };
  printResult(await takePictures(models, query, picturesFolder), say);
}

/** Takes the requested pictures and e-mails, and prints the duration. */
export async function take(options: PictureOptions, say: Print = console.log): Promise<void> {
  // Only pictures need a built site and a browser.
  const setup = [join(root, 'scripts/setup.mjs'), '--chromium'];
  const { status } = spawnSync(process.execPath, setup, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const began = performance.now();
  await takeStates(options, say);
  if (options.of.includes(mails))
    say(`${(await takeMails(options.language, picturesFolder)).length} e-mails with pictures`);
  const seconds = Math.round((performance.now() - began) / 1000);
  await updateManifest(picturesFolder, { seconds });
  say(`Done in ${(seconds / 60).toFixed(1)} minutes; see dist/atlas/pictures.`);
}

/** The options that select pictures, shared by several commands. */
export const choices = (): Option[] => [
  listed(
    '--of <machines>',
    `only pictures of these machines, separated by commas; "${mails}" selects the e-mails`,
    [...machines, mails],
  ),
  listed(
    '--language <languages>',
    'only pictures in these languages, separated by commas',
    completeLanguages,
  ),
  listed('--device <devices>', 'only pictures on these devices (phone, desk), separated by commas', devices),
  listed(
    '--scheme <schemes>',
    'only pictures in these colour schemes (light, dark), separated by commas',
    schemes,
  ),
];

/** Formats the selected options as command-line arguments. */
export const asLine = ({ of, language, device, scheme }: PictureOptions): string[] =>
  Object.entries({ of, language, device, scheme }).flatMap(([name, values]) => [
    `--${name}`,
    values.join(','),
  ]);

export function pictures(): Command {
  const command = new Command('pictures').description(
    'Take screenshots of every state with a screen and of every e-mail, in Chromium. They are stored in dist/atlas/pictures; ' +
      'those that the options do not select are not changed.',
  );
  for (const option of choices()) command.addOption(option);
  return command
    .option(
      '--keep',
      'also store the pictures in dist/pictures, in a folder for the current commit, for `npm run atlas -- --since REV`',
    )
    .action(async ({ keep: shouldStore, ...options }: PictureOptions & { keep?: true }) => {
      await take(options);
      if (shouldStore)
        console.log(
          `Stored in dist/pictures for commit ${(await pictureArchive.store(picturesFolder)).slice(0, 8)}.`,
        );
    });
}
