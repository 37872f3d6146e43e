import type { PathsConfig } from 'statechart-atlas/paths-command';
import { readCoverage } from 'statechart-atlas/playwright';
import { completeLanguages } from '../../contract/values/language.ts';
import { coverageFile } from '../../e2e/atlas/coverageFiles.ts';
import { isNightly } from '../nightly.mjs';
import { knownWalks } from '../../e2e/walks.ts';
import { product } from '../atlas.config.ts';
import { root } from '../atlas/folders.ts';
import { findChromium } from '../chromium.mjs';
import { getFingerprint } from '../sources.mjs';
import { checkSite } from './otherSite.ts';
import { prepare, startSite } from './startSite.ts';

const hasScreen = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

function findWindowObstacle(): string | undefined {
  if (!hasScreen())
    return 'There is no screen (DISPLAY is not set): omit --headed, or prefix npm with xvfb-run.';
  return findChromium({ hasWindows: true }) === undefined
    ? 'The installed browser cannot open windows. Install Chromium or Chrome, or set CHROMIUM_PATH to the path of yours.'
    : undefined;
}

const otherSiteHelp = `--address uses another site instead of starting one; --property names a property of that site with free nights in 30
to 70 days. The command books, pays, sends and cancels nothing there: the browser intercepts the calls to the host and
returns simulated responses. Only requests for pages, public data (properties, free nights, legal texts) and prices,
and the token requests that they need, reach the site; any other request is blocked and fails the path. Texts are
checked only with --words, on a site with the demo properties.`;

const coverageHelp = `To cover a pair, add it to the rules of its machine (tests/machines/rules) and to the expectations of its state
(e2e/*/expected), which the walks follow; see e2e/README.md. To try one, list paths with
npm run paths -- MACHINE --strategy every-pair --from STATE, and run one by its name.`;

/** The configuration of `npm run paths`. */
export const pathsConfig: PathsConfig = {
  product,
  command: 'npm run paths --',
  atlas: 'http://localhost:3000/atlas',
  coverage: {
    read: () => readCoverage(coverageFile, getFingerprint()),
    promisesOnlyStates: () => !isNightly,
    testCommand: 'npx playwright test -c e2e',
    help: coverageHelp,
  },
  browser: {
    walks: knownWalks,
    languages: completeLanguages,
    folder: root,
    playwrightConfig: 'e2e/paths.config.ts',
    prepare,
    startSite,
    findWindowObstacle,
    otherSite: {
      subject: { name: 'property', description: 'the property to use' },
      help: otherSiteHelp,
      check: checkSite,
    },
  },
};
