import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Language } from '../../contract/language.ts';
import { getTitle } from '../../machines/atlas/paths/describePath.ts';
import { findMachine } from '../../machines/atlas/paths/saved.ts';
import { models } from '../../machines/models.ts';
import { getProgress } from '../progress.ts';
import { toPictureOptions, inABrowser, type BrowserOptions } from './browserOptions.ts';
import { Explorer, type Finding } from './explorer.ts';
import { asNumber, fileNamed, machineOption } from './options.ts';
import { isThere } from './otherSite.ts';
import { openOwnSite } from './ownSite.ts';
import type { Shell } from './terminal.ts';
import { isSetUp, walk } from './walk.ts';

interface Options extends BrowserOptions {
  minutes: number;
  seed: number;
  length: number;
  machine?: string[];
}

const help = `
Everything that can be done on the walks of the tests is done by chance, in all languages. In every state it is looked at
whether everything is there that a guest must see and nothing of other states, whether they are led on, whether
everybody can use it, and whether the page complains. What is not as it must be is walked again on ever shorter
paths; the shortest that still fails is told, with the command that walks it once more. The same seed leads the same ways.

The time is that of the walks: what is found is looked into after it, or between them.

Examples:
  npm run paths -- explore --minutes 10
  npm run paths -- explore --minutes 5 --seed 7 --machine booking contact --device phone

Exit codes: 0 nothing found, 1 something found or nothing walked, 2 wrong usage.`;

const formatFinding = (
  file: string,
  device: string,
  { path, machine, state, language, reason, isSteady }: Finding,
): string =>
  [
    `${machine} › ${state}${isSteady ? '' : ' (once: it did not fail again)'}`,
    ...reason
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12)
      .map((line) => `    ${line}`),
    `  ${path.id}: ${path.steps.map(({ words }) => words).join(' → ') || getTitle(path)}`,
    `  npm run paths -- run ${path.id} --file ${file} --language ${language} --device ${device}`,
    '',
  ].join('\n');

/** Where else what was found differs alike. */
const formatOtherPaths = ({ path, otherPaths }: Finding): string =>
  otherPaths.length > 0 ? `The same as ${path.id}: ${otherPaths.join(', ')}\n` : '';

/** Saves the paths to what was found, as `run` and `explain` read them. */
function save(file: string, findings: readonly Finding[]): void {
  const machines = [...Map.groupBy(findings, ({ machine }) => machine)].map(([machine, found]) => ({
    machine,
    paths: found.map(({ path }) => path),
  }));
  writeFileSync(file, JSON.stringify({ machines }, null, 2));
}

export const explore = ({ out, err, outcome }: Shell): Command =>
  inABrowser(
    new Command('explore')
      .summary('walk by chance in a browser, and find what is not as it must be')
      .description(
        'Walks by chance in a browser, and shrinks what is not as it must be to the shortest path.',
      )
      .option('--minutes <number>', 'for so long', asNumber(1), 5)
      .option('--seed <number>', 'what chance begins with', asNumber(0), 1)
      .option('--length <steps>', 'how many steps a way has at most', asNumber(1), 16)
      .addOption(machineOption()),
    'test-results/explore',
  )
    .addHelpText('after', help)
    .action(async (options: Options) => {
      const { minutes, seed, length, machine, device, json, junit } = options;
      const chosen = machine?.map((name) => findMachine(models, name)) ?? models;
      await isThere(
        options,
        chosen.map((model) => model.machine.id),
      );
      if (!(await isSetUp())) throw new Error('Browser and site could not be set up.');
      const site = options.address === undefined ? await openOwnSite() : undefined;
      const progress = getProgress(`Walking from seed ${seed}`, minutes * 60);
      // A bar would write over what is told meanwhile.
      const hasBar = process.stderr.isTTY;
      let currentStep = 'walking';
      const clock = setInterval(() => progress.done(currentStep), 1000);
      try {
        const pictureOptions = { ...toPictureOptions(options), ...(site && { address: site.address }) };
        const file = join(pictureOptions.folder, 'found.json');
        const explorer = new Explorer({
          models: chosen,
          seed,
          length,
          request: pictureOptions,
          walks: (trial) => walk(trial, 'nothing'),
          until: Date.now() + minutes * 60_000,
          onProgress: (words) => void (currentStep = words),
          finds: (finding) => {
            if (!json && !hasBar) out(formatFinding(file, device, finding));
          },
        });
        const isWalked = await explorer.explores();
        const { findings, walks, steps, states } = explorer;
        if (findings.length > 0) {
          await walk(
            {
              ...pictureOptions,
              paths: findings.map(({ path }) => path),
              languages: Object.fromEntries(findings.map((one) => [one.path.id, one.language as Language])),
              ...(junit !== undefined && { junit: fileNamed(junit) }),
            },
            'nothing',
          );
          save(file, findings);
        }
        clearInterval(clock);
        progress.ends(`${walks} walks, ${steps} steps, ${states} states`);
        if (!isWalked) err('No way was walked to its end.\n');
        if (json) out(`${JSON.stringify({ seed, minutes, walks, steps, states, findings }, null, 2)}\n`);
        else {
          if (hasBar) for (const finding of findings) out(formatFinding(file, device, finding));
          out(findings.map(formatOtherPaths).join(''));
          const where =
            findings.length > 0
              ? `: ${join(pictureOptions.folder, 'index.html')}`
              : ', so there is no page about it.';
          out(
            `Seed ${seed}, ${walks} walks, ${steps} steps, ${states} states come to: ${findings.length} found${where}\n`,
          );
        }
        outcome.failed = !isWalked || findings.length > 0;
      } finally {
        clearInterval(clock);
        await site?.close();
      }
    });
