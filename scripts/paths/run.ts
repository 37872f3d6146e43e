import { Command, Option } from 'commander';
import { languages, type Language } from '../../contract/language.ts';
import { describePath } from '../../machines/atlas/paths/describePath.ts';
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
  npm run paths -- contact --strategy every-pair --save pairs.json && npm run paths -- run --file pairs.json
  npm run paths -- run booking-4ae87e7d --headed --slow 500 --device phone --language fr --dark
  npm run paths -- run booking-4ae87e7d --address https://staging.example --property casa-azul --junit paths.xml

Exit codes: 0 all passed, 1 something failed or nothing could be walked, 2 wrong usage.`;

const noFilms =
  'No video is made: that needs ffmpeg on this machine, or that of Playwright (npx playwright install ffmpeg).';

const hasScreen = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

/** Why nobody can look at a browser here, and what to do; nothing where somebody can. */
function getObstacle(): string | undefined {
  if (!hasScreen())
    return 'There is no screen here (DISPLAY is not set): leave --headed out, or put xvfb-run before npm.';
  return findChromium({ hasWindows: true }) === undefined
    ? 'No browser here has windows. Install Chromium or Chrome, or name yours in CHROMIUM_PATH.'
    : undefined;
}

export const run = ({ out, err, outcome }: Shell): Command =>
  inABrowser(
    new Command('run')
      .summary('walk paths in a browser')
      .description('Walks paths in a browser, and leaves a picture of each step, a video and a trace.')
      .argument('[id...]', 'names of paths, or as much of them as no other has; all of --file without')
      .addOption(fileOption())
      .option('--headed', 'in a browser that can be seen')
      .option('--slow <ms>', 'wait so long after everything that is done', asNumber(0), 0)
      .addOption(new Option('--language <language>', 'that of the page').choices(languages).default('en')),
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
        slow,
        headed,
        ...(junit !== undefined && { junit: fileNamed(junit) }),
      };
      const report = (await isSetUp()) ? await walk(request, json ? 'err' : 'out') : undefined;
      if (!report) err('The browser did not come as far as to walk anything.\n');
      else if (json) out(`${JSON.stringify(report, null, 2)}\n`);
      const ends = new Set(report?.paths.map((path) => path.outcome));
      outcome.failed = ends.has('failed') || !ends.has('passed');
    });
