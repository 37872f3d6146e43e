import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Language } from '../../contract/language.ts';
import { getTitle } from 'statechart-atlas/paths/describePath';
import { findMachine } from 'statechart-atlas/paths/saved';
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
The command performs random actions in all languages, with the code of the browser tests. In every state it checks that
all expected content is visible, that no content of other states is visible, that the correct element has the focus,
that the page is accessible, and that the browser reports no errors. For each failure it searches for a shorter path
that still fails, and prints that path with the command that repeats it. The same seed produces the same walks as long
as the code is unchanged.

--minutes limits the time of the random walks; the search for shorter paths takes additional time.

Examples:
  npm run paths -- explore --minutes 10
  npm run paths -- explore --minutes 5 --seed 7 --machine booking contact --device phone

Exit codes: 0 no failures, 1 a failure occurred or no walk was completed, 2 wrong usage.`;

const formatFinding = (
  file: string,
  device: string,
  { path, machine, state, language, reason, isSteady }: Finding,
): string =>
  [
    `${machine} › ${state}${isSteady ? '' : ' (did not fail again when repeated)'}`,
    ...reason
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12)
      .map((line) => `    ${line}`),
    `  ${path.id}: ${path.steps.map(({ words }) => words).join(' → ') || getTitle(path)}`,
    `  npm run paths -- run ${path.id} --file ${file} --language ${language} --device ${device}`,
    '',
  ].join('\n');

/** Lists the other states with the same failure. */
const formatOtherPaths = ({ path, otherPaths }: Finding): string =>
  otherPaths.length > 0 ? `Same failure as ${path.id}: ${otherPaths.join(', ')}\n` : '';

/** Saves the failing paths in a file for `run` and `explain`. */
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
      .summary('run random walks in a browser, and report failures')
      .description(
        'Run random walks in a browser, and reduce each failure to the shortest path that still fails.',
      )
      .option('--minutes <number>', 'duration of the random walks', asNumber(1), 5)
      .option('--seed <number>', 'seed of the random walks', asNumber(0), 1)
      .option('--length <steps>', 'maximum number of steps of a walk', asNumber(1), 16)
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
      if (!(await isSetUp()))
        throw new Error('The browser or the site could not be set up; see the output above.');
      const site = options.address === undefined ? await openOwnSite() : undefined;
      const progress = getProgress(`Walking from seed ${seed}`, minutes * 60);
      // A progress bar would overwrite other output.
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
        if (!isWalked) err('No walk was completed.\n');
        if (json) out(`${JSON.stringify({ seed, minutes, walks, steps, states, findings }, null, 2)}\n`);
        else {
          if (hasBar) for (const finding of findings) out(formatFinding(file, device, finding));
          out(findings.map(formatOtherPaths).join(''));
          const where =
            findings.length > 0 ? `: ${join(pictureOptions.folder, 'index.html')}` : ', no report.';
          out(
            `Seed ${seed}: ${walks} walks, ${steps} steps, ${states} states visited, ${findings.length} failures${where}\n`,
          );
        }
        outcome.failed = !isWalked || findings.length > 0;
      } finally {
        clearInterval(clock);
        await site?.close();
      }
    });
