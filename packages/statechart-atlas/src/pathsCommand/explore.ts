import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { getTitle } from '../paths/describePath.ts';
import { findMachine } from '../paths/saved.ts';
import type { PathRequest } from '../playwright/request.ts';
import { addBrowserOptions, checkOtherSite, toRequest, type BrowserOptions } from './browserOptions.ts';
import type { BrowserConfig, PathsConfig, Shell } from './config.ts';
import { getExample } from './example.ts';
import { Explorer, type Finding } from './explorer.ts';
import { machineOption, parseNumber, resolveFile } from './options.ts';
import { runTests } from './runTests.ts';

interface Options extends BrowserOptions {
  minutes: number;
  seed: number;
  length: number;
  machine?: string[];
}

const getHelp = ({ command, product }: PathsConfig) => `
The command performs random actions in all languages, with the code of the browser tests and the same checks in every
state. For each failure it searches for a shorter path that still fails, and prints that path with the command that
repeats it. The same seed produces the same walks as long as the code is unchanged.

--minutes limits the time of the random walks; the search for shorter paths takes additional time.

Examples:
  ${command} explore --minutes 10
  ${command} explore --minutes 5 --seed 7 --machine ${getExample(product).machine} --device phone

Exit codes: 0 no failures, 1 a failure occurred or no walk was completed, 2 wrong usage.`;

/** Describes a finding, with the command that repeats it. */
function formatFinding(finding: Finding, file: string, command: string, device: string): string {
  const { path, machine, state, language, reason, isSteady } = finding;
  const languageOption = language === '' ? '' : ` --language ${language}`;
  return [
    `${machine} › ${state}${isSteady ? '' : ' (did not fail again when repeated)'}`,
    ...reason
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12)
      .map((line) => `    ${line}`),
    `  ${path.id}: ${path.steps.map(({ words }) => words).join(' → ') || getTitle(path)}`,
    `  ${command} run ${path.id} --file ${file}${languageOption} --device ${device}`,
    '',
  ].join('\n');
}

/** Lists the other states with the same failure. */
const formatOtherPaths = ({ path, otherPaths }: Finding): string =>
  otherPaths.length > 0 ? `Same failure as ${path.id}: ${otherPaths.join(', ')}\n` : '';

/** Saves the failing paths in a file for `run` and `explain`. */
function saveFindings(file: string, findings: readonly Finding[]): void {
  const machines = [...Map.groupBy(findings, ({ machine }) => machine)].map(([machine, found]) => ({
    machine,
    paths: found.map(({ path }) => path),
  }));
  writeFileSync(file, JSON.stringify({ machines }, null, 2));
}

/** Runs the failing paths again for the report. */
const reportFindings = (
  browser: BrowserConfig,
  request: Omit<PathRequest, 'hasVideo'>,
  findings: readonly Finding[],
) =>
  runTests(
    browser,
    {
      ...request,
      paths: findings.map(({ path }) => path),
      languages: Object.fromEntries(findings.map(({ path, language }) => [path.id, language])),
    },
    'nothing',
  );

async function runExplore(
  { config: { product, command }, out, err, outcome }: Shell,
  browser: BrowserConfig,
  options: Options,
): Promise<void> {
  const { minutes, seed, length, machine, device, json, junit } = options;
  const models = machine?.map((name) => findMachine(product.models, name)) ?? product.models;
  await checkOtherSite(
    options,
    browser,
    models.map((model) => model.machine.id),
  );
  if (!(await browser.prepare()))
    throw new Error('The browser or the site could not be set up; see the output above.');
  const site = options.address === undefined ? await browser.startSite() : undefined;
  try {
    const request = { ...toRequest(options, browser), ...(site && { address: site.address }) };
    const file = join(request.folder, 'found.json');
    const explorer = new Explorer({
      models,
      seed,
      length,
      request,
      runTests: (trial) => runTests(browser, trial, 'nothing'),
      endTime: Date.now() + minutes * 60_000,
      onProgress: (words) => err(`${words}\n`),
      onFinding: (finding) => {
        if (!json) out(formatFinding(finding, file, command, device));
      },
    });
    const hasWalked = await explorer.explore();
    const { findings, walks, steps, states } = explorer;
    if (findings.length > 0) {
      const junitFile = junit !== undefined && { junit: resolveFile(junit) };
      await reportFindings(browser, { ...request, ...junitFile }, findings);
      saveFindings(file, findings);
    }
    if (!hasWalked) err('No walk was completed.\n');
    if (json) out(`${JSON.stringify({ seed, minutes, walks, steps, states, findings }, null, 2)}\n`);
    else {
      const report = findings.length > 0 ? `: ${join(request.folder, 'index.html')}` : ', no report.';
      out(
        `${findings.map(formatOtherPaths).join('')}Seed ${seed}: ${walks} walks, ${steps} steps, ${states} states visited, ${findings.length} failures${report}\n`,
      );
    }
    outcome.failed = !hasWalked || findings.length > 0;
  } finally {
    await site?.close();
  }
}

const createCommand = (config: PathsConfig, browser: BrowserConfig): Command =>
  addBrowserOptions(
    new Command('explore')
      .summary('run random walks in a browser, and report failures')
      .description(
        'Run random walks in a browser, and reduce each failure to the shortest path that still fails.',
      )
      .option('--minutes <number>', 'duration of the random walks', parseNumber(1), 5)
      .option('--seed <number>', 'seed of the random walks', parseNumber(0), 1)
      .option('--length <steps>', 'maximum number of steps of a walk', parseNumber(1), 16)
      .addOption(machineOption()),
    browser,
    'test-results/explore',
  ).addHelpText('after', () => getHelp(config));

/** Creates the command that explores the machines in a browser. */
export const explore = (shell: Shell, browser: BrowserConfig): Command =>
  createCommand(shell.config, browser).action((options: Options) => runExplore(shell, browser, options));
