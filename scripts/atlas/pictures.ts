import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { languages } from '../../contract/language.ts';
import { devices, schemes } from '../../machines/atlas/pictures.ts';
import { models } from '../../machines/models.ts';
import { picturesFolder, root } from './folders.ts';
import { storeFiles } from './fileStore.ts';
import { storePictures } from './storedPictures.ts';
import { takeMails } from './takeMails.ts';
import { takePictures, type Taken } from './takePictures.ts';

/** Reads a list such as `de,fr`, of what is known. */
const readSeveral =
  <T extends string>(known: readonly T[]) =>
  (typed: string): readonly T[] => {
    const named = typed.split(',').map((one) => one.trim());
    const unknown = named.filter((one) => !known.some((name) => name === one));
    if (unknown.length > 0)
      throw new InvalidArgumentError(`There is no ${unknown.join(', ')}, but ${known.join(', ')}.`);
    return known.filter((name) => named.includes(name));
  };

const listed = (flags: string, words: string, known: readonly string[]) =>
  new Option(flags, words).argParser(readSeveral(known)).default(known, 'all');

const machines = models.map(({ machine }) => machine.id);
const withScreen = models
  .filter(({ screenless }) => screenless === undefined)
  .map(({ machine }) => machine.id);
/** What is asked for beside machines. */
const mails = 'mails';

const inWords = ({ machine, state, language, device, why }: Taken['unseen'][number]) =>
  `  ${machine}, ${state} (${language}, ${device}): ${why}`;

type Print = (words: string) => void;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function printResult({ pictures: taken, unseen }: Taken, say: Print) {
  const states = new Set(taken.map(({ machine, state }) => `${machine} ${state}`));
  const bytes = taken.reduce((sum, picture) => sum + picture.bytes, 0);
  say(`${taken.length} pictures of ${states.size} states, ${megabytes(bytes)}.`);
  if (unseen.length === 0) return;
  console.error(`There is no picture of:\n${unseen.map(inWords).join('\n')}`);
  process.exitCode = 1;
}

export interface PictureOptions {
  of: readonly string[];
  language: typeof languages;
  device: typeof devices;
  scheme: typeof schemes;
}

async function takeStates({ of, language, device, scheme }: PictureOptions, say: Print): Promise<void> {
  for (const { machine, screenless } of models)
    if (screenless !== undefined && of.includes(machine.id))
      say(`${machine.id} has no screen of its own. ${screenless}`);
  const requestedMachines = withScreen.filter((machine) => of.includes(machine));
  if (requestedMachines.length === 0) return;
  const query = { machines: requestedMachines, languages: language, devices: device, schemes: scheme };
  printResult(await takePictures(models, query, picturesFolder), say);
}

/** Takes what is asked for, and says how long it took. */
export async function take(options: PictureOptions, say: Print = console.log): Promise<void> {
  // Whoever asks for pages alone needs neither a built site nor a browser.
  const setup = [join(root, 'scripts/setup.mjs'), '--chromium'];
  const { status } = spawnSync(process.execPath, setup, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const began = performance.now();
  await takeStates(options, say);
  if (options.of.includes(mails))
    say(`${(await takeMails(options.language, picturesFolder)).length} mails and their pictures.`);
  const seconds = Math.round((performance.now() - began) / 1000);
  await storeFiles(picturesFolder, { seconds });
  say(`It took ${(seconds / 60).toFixed(1)} minutes. They are in dist/atlas/pictures.`);
}

/** Which pictures: the same wherever they are asked for. */
export const choices = (): Option[] => [
  listed('--of <machines>', `of these machines, separated by commas, or of ${mails}`, [...machines, mails]),
  listed('--language <languages>', 'in these languages', languages),
  listed('--device <devices>', 'on these devices', devices),
  listed('--scheme <schemes>', 'in these colours', schemes),
];

/** The same choices, as a command line tells them. */
export const asLine = ({ of, language, device, scheme }: PictureOptions): string[] =>
  Object.entries({ of, language, device, scheme }).flatMap(([name, values]) => [
    `--${name}`,
    values.join(','),
  ]);

export function pictures(): Command {
  const command = new Command('pictures').description(
    'Walks the site in Chromium, and takes pictures of every state that has a screen, and of every mail. They stay in ' +
      'dist/atlas/pictures, beside those of other machines, languages and devices that were taken before.',
  );
  for (const option of choices()) command.addOption(option);
  return command
    .option(
      '--keep',
      'keep them under their commit too, in dist/pictures, for `npm run atlas -- --since REV`',
    )
    .action(async ({ keep: shouldStore, ...options }: PictureOptions & { keep?: true }) => {
      await take(options);
      if (shouldStore)
        console.log(`They are kept as those of ${(await storePictures(picturesFolder)).slice(0, 8)}.`);
    });
}
