import { Command, Option } from 'commander';
import { describePath } from '../paths/describePath.ts';
import { addBrowserOptions, checkOtherSite, toRequest, type BrowserOptions } from './browserOptions.ts';
import type { BrowserConfig, PathsConfig, Shell } from './config.ts';
import { getExample } from './example.ts';
import { findPathsByName } from './explain.ts';
import { fileOption, parseNumber, resolveFile } from './options.ts';
import { runTests } from './runTests.ts';
import { canRecordVideo } from './video.ts';

interface Options extends BrowserOptions {
  language?: string;
  slow: number;
  headed?: true;
  file?: string;
}

function getHelp({ command, product }: PathsConfig, { otherSite }: BrowserConfig): string {
  const { path } = getExample(product);
  return `
The command runs each path as the browser tests do, with the same checks after each step. It writes a report
(index.html) into a folder: each step with its picture, a video, and a trace.
${otherSite ? `\n${otherSite.help}\n` : ''}
Examples:
  ${command} run ${path}
  ${command} run --file paths.json
  ${command} run ${path} --headed --slow 500 --device phone --dark

Exit codes: 0 all paths passed, 1 a path failed or no path could be run, 2 wrong usage.`;
}

const noVideo =
  'No video is recorded: it needs ffmpeg on this machine, or Playwright’s (npx playwright install ffmpeg).';

function createCommand(config: PathsConfig, browser: BrowserConfig): Command {
  const { languages } = browser;
  const run = new Command('run')
    .summary('run paths in a browser')
    .description(
      'Run paths in a browser, and write a report with a picture of each step, a video and a trace.',
    )
    .argument('[id...]', 'names of paths, or unique prefixes of names; default: all paths in --file')
    .addOption(fileOption())
    .option('--headed', 'show the browser window')
    .option('--slow <ms>', 'pause after each action, in milliseconds', parseNumber(0), 0);
  if (languages.length > 1)
    run.addOption(
      new Option('--language <language>', 'language of the pages').choices(languages).default(languages[0]),
    );
  return addBrowserOptions(run, browser, 'test-results/paths').addHelpText('after', () =>
    getHelp(config, browser),
  );
}

/** Creates the command that runs paths in a browser. */
export const run = ({ config, out, err, outcome }: Shell, browser: BrowserConfig): Command =>
  createCommand(config, browser).action(async (ids: string[], options: Options) => {
    const { file, junit, language, slow: slowMo, headed: isHeaded = false, json } = options;
    const paths = findPathsByName(config, ids, file).map(({ path, model }) => describePath(model, path));
    await checkOtherSite(
      options,
      browser,
      paths.map(({ machine }) => machine),
    );
    const obstacle = isHeaded ? browser.findWindowObstacle() : undefined;
    if (obstacle !== undefined) {
      err(`${obstacle}\n`);
      outcome.failed = true;
      return;
    }
    if (!canRecordVideo()) err(`${noVideo}\n`);
    const request = {
      ...toRequest(options, browser),
      paths,
      slowMo,
      isHeaded,
      ...(language !== undefined && { language }),
      ...(junit !== undefined && { junit: resolveFile(junit) }),
    };
    const isReady = await browser.prepare();
    const report = isReady ? await runTests(browser, request, json ? 'err' : 'out') : undefined;
    if (!report) err('The browser could not start; no path was run.\n');
    else if (json) out(`${JSON.stringify(report, null, 2)}\n`);
    const outcomes = new Set(report?.paths.map((path) => path.outcome));
    outcome.failed = outcomes.has('failed') || !outcomes.has('passed');
  });
