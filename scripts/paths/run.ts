import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { languages, type Language } from '../../contract/language.ts';
import type { Asked } from '../../e2e/atlas/replay/asked.ts';
import { deviceNames } from '../../e2e/atlas/replay/device.ts';
import { nearestTo } from '../../machines/atlas/paths/nearest.ts';
import type { ReplayReport } from '../../machines/atlas/paths/replayed.ts';
import { tell } from '../../machines/atlas/paths/told.ts';
import { pathsNamed } from './explain.ts';
import { findChromium } from '../chromium.mjs';
import { filmsWith } from './films.ts';
import { asNumber, fileNamed, fileOption } from './options.ts';
import type { Shell } from './terminal.ts';

const root = resolve(import.meta.dirname, '../..');

interface Options extends Pick<Asked, 'device' | 'language' | 'slow' | 'address' | 'property'> {
  headed?: true;
  dark?: true;
  words?: true;
  file?: string;
  output: string;
  json?: true;
  junit?: string;
}

const help = `
A path is walked as the tests walk it: after each step it is looked at whether everything is there that a guest must
see and nothing of other states, whether they are led on, and whether everybody can use it. What was seen is left in a
folder with a page about it (index.html): each step with its picture, a video, and a trace.

With --address the site there is walked, and none is started. Name with --property one that is let there, and whose
nights in 30 to 70 days are free. Nothing is booked, paid, written to a host or called off: what a journey asks of the
host is held in the browser, and the walk itself answers it. What does reach the site are pages, readings (properties,
free nights, legal texts), prices and the credentials for these. Anything else is stopped, and fails the path. Words are
held against what the tests expect only with --words, on a site with the demo properties.

Examples:
  npm run paths -- run contact-169c87a6
  npm run paths -- run booking-f1eca13c --headed --slow 500 --device phone --language fr --dark
  npm run paths -- run booking-f1eca13c --address https://staging.example --property casa-azul --junit paths.xml

Exit codes: 0 all passed, 1 something failed or nothing could be walked, 2 wrong usage.`;

function asDevice(typed: string): string {
  if (deviceNames.includes(typed)) return typed;
  const near = nearestTo(typed, deviceNames);
  throw new InvalidArgumentError(
    `${near.length > 0 ? `Most like it: ${near.join(', ')}. ` : ''}There are desk, phone, and the devices that Playwright knows, such as “iPhone 15”.`,
  );
}

function asAddress(typed: string): string {
  const url = URL.parse(typed);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new InvalidArgumentError('Give the beginning of an address, such as https://staging.example.');
}

/** Walks what is asked for; the report on it. */
function walk(asked: Omit<Asked, 'films'>, { isQuiet }: { isQuiet: boolean }): ReplayReport | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const file = join(folder, 'asked.json');
  const films = filmsWith();
  writeFileSync(file, JSON.stringify({ ...asked, films: films !== undefined } satisfies Asked));
  rmSync(asked.folder, { recursive: true, force: true });
  mkdirSync(asked.folder, { recursive: true });
  const stdio = ['ignore', isQuiet ? 2 : 'inherit', 'inherit'] as const;
  // Browser and site are there, and built from the sources as they are.
  const { status } = spawnSync(process.execPath, ['scripts/setup.mjs', '--chromium'], {
    cwd: root,
    stdio: [...stdio],
  });
  if (status === 0) {
    spawnSync('playwright', ['test', '-c', 'e2e/replay.config.ts'], {
      cwd: root,
      stdio: [...stdio],
      env: { ...process.env, ...films, PATHS_ASKED: file },
    });
  }
  rmSync(folder, { recursive: true, force: true });
  try {
    return JSON.parse(readFileSync(join(asked.folder, 'report.json'), 'utf8')) as ReplayReport;
  } catch {
    return undefined;
  }
}

export const run = ({ out, err, outcome }: Shell): Command =>
  new Command('run')
    .summary('walk paths in a browser')
    .description('Walks paths in a browser, and leaves a picture of each step, a video and a trace.')
    .argument('<id...>', 'names of paths, or as much of them as no other has')
    .addOption(fileOption())
    .option('--headed', 'in a browser that can be seen')
    .option('--slow <ms>', 'wait so long after everything that is done', asNumber(0), 0)
    .option('--device <name>', 'desk, phone, or a device that Playwright knows', asDevice, 'desk')
    .addOption(
      new Option('--language <language>', 'the language of the page').choices(languages).default('en'),
    )
    .option('--dark', 'in dark colours')
    .option('--address <address>', 'of another site, such as https://staging.example', asAddress)
    .option('--property <id>', 'the property that is walked there')
    .option('--words', 'hold every word against what the tests expect also there')
    .option('--output <folder>', 'where what was seen is left', 'test-results/paths')
    .option('--json', 'what became of each path, for tools')
    .option('--junit <file>', 'the same as JUnit writes it')
    .addHelpText('after', help)
    .action((ids: string[], options: Options) => {
      const { file, output, junit, address, property, device, language, slow } = options;
      if (options.headed && findChromium({ hasWindows: true }) === undefined) {
        err(
          'No browser on this machine has windows. Install Chromium or Chrome, or name yours in CHROMIUM_PATH.\n',
        );
        outcome.failed = true;
        return;
      }
      const reads = address === undefined || options.words === true;
      const report = walk(
        {
          paths: pathsNamed(ids, file).map(({ path, model }) => tell(model, path)),
          device,
          language: language as Language,
          slow,
          dark: options.dark ?? false,
          headed: options.headed ?? false,
          // In small windows some of what is read is elsewhere.
          words: reads && device === 'desk',
          folder: fileNamed(output),
          ...(address !== undefined && { address }),
          ...(property !== undefined && { property }),
          ...(junit !== undefined && { junit: fileNamed(junit) }),
        },
        { isQuiet: options.json ?? false },
      );
      if (!report) err('The browser did not come as far as to walk anything.\n');
      else if (options.json) out(`${JSON.stringify(report, null, 2)}\n`);
      const isFine = report?.paths.some((path) => path.outcome === 'passed') ?? false;
      outcome.failed = !isFine || report!.paths.some((path) => path.outcome === 'failed');
    });
