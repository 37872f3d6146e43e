import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { languages } from '../../contract/language.ts';
import { devices, schemes } from '../../machines/atlas/pictures.ts';
import { models } from '../../machines/models.ts';
import { picturesFolder, root } from './folders.ts';
import { takePictures, type Taken } from './takePictures.ts';

/** Reads a list such as `de,fr`, of what is known. */
const someOf =
  <T extends string>(known: readonly T[]) =>
  (typed: string): readonly T[] => {
    const named = typed.split(',').map((one) => one.trim());
    const unknown = named.filter((one) => !known.some((name) => name === one));
    if (unknown.length > 0)
      throw new InvalidArgumentError(`There is no ${unknown.join(', ')}, but ${known.join(', ')}.`);
    return known.filter((name) => named.includes(name));
  };

const listed = (flags: string, words: string, known: readonly string[]) =>
  new Option(flags, words).argParser(someOf(known)).default(known, 'all');

const machines = models.map(({ machine }) => machine.id);
const withScreen = models.filter(({ screenless }) => screenless === undefined);

const inWords = ({ machine, state, language, device, why }: Taken['unseen'][number]) =>
  `  ${machine}, ${state} (${language}, ${device}): ${why}`;

function tell({ manifest, now, unseen }: Taken) {
  const states = new Set(now.map(({ picture: { machine, state } }) => `${machine} ${state}`));
  const megabytes = now.reduce((sum, { picture }) => sum + picture.bytes, 0) / 1e6;
  console.log(
    `${now.length} pictures of ${states.size} states, ${megabytes.toFixed(1)} MB, in ${(manifest.seconds / 60).toFixed(1)} minutes: dist/atlas/pictures`,
  );
  if (unseen.length === 0) return;
  console.error(`There is no picture of:\n${unseen.map(inWords).join('\n')}`);
  process.exitCode = 1;
}

interface Asked {
  of: readonly string[];
  language: typeof languages;
  device: typeof devices;
  scheme: typeof schemes;
}

async function take({ of, language, device, scheme }: Asked): Promise<void> {
  // Whoever asks for pages alone needs neither a built site nor a browser.
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), '--chromium'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  const sought = withScreen.map(({ machine }) => machine.id).filter((machine) => of.includes(machine));
  for (const { machine, screenless } of models)
    if (screenless !== undefined && of.includes(machine.id))
      console.log(`${machine.id} has no screen of its own. ${screenless}`);
  if (sought.length === 0) return;
  tell(
    await takePictures(
      models,
      { machines: sought, languages: language, devices: device, schemes: scheme },
      picturesFolder,
    ),
  );
}

export const pictures = (): Command =>
  new Command('pictures')
    .description(
      'Walks the site in Chromium, and takes pictures of every state that has a screen. They stay in ' +
        'dist/atlas/pictures, beside those of other machines, languages and devices that were taken before.',
    )
    .addOption(listed('--of <machines>', 'of these machines, separated by commas', machines))
    .addOption(listed('--language <languages>', 'in these languages', languages))
    .addOption(listed('--device <devices>', 'on these devices', devices))
    .addOption(listed('--scheme <schemes>', 'in these colours', schemes))
    .action(take);
