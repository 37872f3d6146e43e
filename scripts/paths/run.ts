import { Command, Option } from 'commander';
import { languages, type Language } from '../../contract/language.ts';
import { describePath } from 'statechart-atlas/paths/describePath';
import { findChromium } from '../chromium.mjs';
import { toPictureOptions, inABrowser, type BrowserOptions } from './browserOptions.ts';
import { pathsNamed } from './explain.ts';
import { asNumber, fileNamed, fileOption } from './options.ts';
import { canFilm } from './films.ts';
import { isThere } from './otherSite.ts';
import type { Shell } from './terminal.ts';
import { isSetUp, walk } from './walk.ts';

interface Options extends BrowserOptions {
  language: Language;
  slow: number;
  headed?: true;
  file?: string;
}

const help = `
The command runs each path as the browser tests do. After each step it checks that all expected content is visible,
that no content of other states is visible, that the correct element has the focus, and that the page is accessible.
It writes a report (index.html) into a folder: each step with its picture, a video, and a trace.

--address uses another site instead of starting one; --property names a property of that site with free nights in 30
to 70 days. The command books, pays, sends and cancels nothing there: the browser intercepts the calls to the host and
returns simulated responses. Only requests for pages, public data (properties, free nights, legal texts) and prices,
and the token requests that they need, reach the site; any other request is blocked and fails the path. Texts are
checked only with --words, on a site with the demo properties.

Examples:
  npm run paths -- run contact-169c87a6
  npm run paths -- contact --strategy every-pair --save pairs.json && npm run paths -- run --file pairs.json
  npm run paths -- run booking-4ae87e7d --headed --slow 500 --device phone --language fr --dark
  npm run paths -- run booking-4ae87e7d --address https://staging.example --property casa-azul --junit paths.xml

Exit codes: 0 all paths passed, 1 a path failed or no path could be run, 2 wrong usage.`;

const noFilms =
  'No video is recorded: it needs ffmpeg on this machine, or Playwright’s (npx playwright install ffmpeg).';

const hasScreen = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

/** Returns the reason why no visible browser can open here, and what to do; undefined if one can. */
function getObstacle(): string | undefined {
  if (!hasScreen())
    return 'There is no screen (DISPLAY is not set): omit --headed, or prefix npm with xvfb-run.';
  return findChromium({ hasWindows: true }) === undefined
    ? 'The installed browser cannot open windows. Install Chromium or Chrome, or set CHROMIUM_PATH to the path of yours.'
    : undefined;
}

export const run = ({ out, err, outcome }: Shell): Command =>
  inABrowser(
    new Command('run')
      .summary('run paths in a browser')
      .description(
        'Run paths in a browser, and write a report with a picture of each step, a video and a trace.',
      )
      .argument('[id...]', 'names of paths, or unique prefixes of names; default: all paths in --file')
      .addOption(fileOption())
      .option('--headed', 'show the browser window')
      .option('--slow <ms>', 'pause after each action, in milliseconds', asNumber(0), 0)
      .addOption(
        new Option('--language <language>', 'language of the pages').choices(languages).default('en'),
      ),
    'test-results/paths',
  )
    .addHelpText('after', help)
    .action(async (ids: string[], options: Options) => {
      const { file, junit, language, slow, headed = false, json } = options;
      const paths = pathsNamed(ids, file).map(({ path, model }) => describePath(model, path));
      await isThere(
        options,
        paths.map((path) => path.machine),
      );
      const unseen = headed ? getObstacle() : undefined;
      if (unseen !== undefined) {
        err(`${unseen}\n`);
        outcome.failed = true;
        return;
      }
      if (!canFilm()) err(`${noFilms}\n`);
      const request = {
        ...toPictureOptions(options),
        paths,
        language,
        slowMo: slow,
        isHeaded: headed,
        ...(junit !== undefined && { junit: fileNamed(junit) }),
      };
      const report = (await isSetUp()) ? await walk(request, json ? 'err' : 'out') : undefined;
      if (!report) err('The browser could not start; no path was walked.\n');
      else if (json) out(`${JSON.stringify(report, null, 2)}\n`);
      const ends = new Set(report?.paths.map((path) => path.outcome));
      outcome.failed = ends.has('failed') || !ends.has('passed');
    });
