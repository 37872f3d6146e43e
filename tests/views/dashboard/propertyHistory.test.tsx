import { defineAnswer } from 'statechart-atlas';
import type { propertyHistoryMachine } from '../../../machines/dashboard/propertyHistory/propertyHistory.machine.ts';
import { propertyHistoryModel } from '../../../machines/dashboard/propertyHistory/propertyHistory.model.ts';
import { sampleComparison } from '../../../machines/dashboard/propertyHistory/propertyHistory.samples.ts';
import { PropertyHistoryView } from '../../../src/dashboard/views/propertyHistory/PropertyHistoryView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const withAbout = (about: string, ...parts: string[]) => lines.join('# Earlier versions', about, ...parts);
const before = (...parts: string[]) => withAbout('casa-do-limoeiro', ...parts);
const screen = (...parts: string[]) => withAbout('Casa do Limoeiro', ...parts);

const list = `
  Each publication is a version. You can compare two of them, and use an earlier one again.
  ## Version 4
  Guests see this version
  Room for a fifth guest
  Inês Carvalhal, 2 March 2027, 15:35 (India Standard Time)
  [Compare with version 3: version 4] => comparison.chosen {'choice':{'version':3,'other':4}}
  ## Version 3
  Replaced by a later version
  Files or the command line, 1 February 2027, 14:30 (India Standard Time)
  [Compare with version 4: version 3] => comparison.chosen {'choice':{'version':3,'other':4}}
  ## Version 2
  Replaced by a later version
  Files or the command line, 4 January 2027, 14:30 (India Standard Time)
  [Compare with version 4: version 2] => comparison.chosen {'choice':{'version':2,'other':4}}
  To the property → /host/properties/casa-do-limoeiro`;
const choice = `
  Version: <Version 3> => comparison.chosen {'choice':{'version':4,'other':4}}
  Compared with: <Version 4> => comparison.chosen {'choice':{'version':3,'other':3}}`;
const differences = `
  ## From version 3 to version 4
  1 change
  ### Basics
  Guests
  Version 3: 4
  Version 4: 5`;
const effect = `
  ## Use version 3 again
  It becomes the draft; guests see it after you publish it. Existing reservations keep their terms.`;
const restore = '[Use version 3 again] => restoration.requested';
const all = '[All versions] => list.requested';

const compared = ['loadHistory.answered', 'comparison.chosen', 'compareVersions.answered'];
const restored = (result: string) => [...compared, 'restoration.requested', `restoreVersion.${result}`];
const { history } = sampleComparison;

testScreens<typeof propertyHistoryMachine>({
  model: propertyHistoryModel,
  view: ({ actor }) => inDashboard(<PropertyHistoryView actor={actor} />),
  screens: {
    loading: before(lines.loading),
    notLoaded: before(lines.notLoaded('The property could not be loaded')),
    unknown: before(
      lines.alert(
        'There is no such property',
        'Check the address of this page. The property may have been deleted.',
      ),
      'All properties → /host/properties',
      '[Try again] => retry.requested',
    ),
    'list.idle': screen(list),
    'list.refreshing': screen(list),
    'list.outdated': screen(lines.outdated, list),
    comparing: [['loadHistory.answered', 'comparison.chosen'], screen(lines.loading, all)],
    notCompared: [
      ['loadHistory.answered', 'comparison.chosen', 'compareVersions.failed.unreachable'],
      screen(lines.notLoaded('The versions could not be loaded'), all),
    ],
    compared: [compared, screen(choice, differences, effect, restore, all)],
    restoring: [[...compared, 'restoration.requested'], screen(differences, effect, lines.waiting(restore))],
    tooMany: [
      restored('failed.too-many-requests'),
      screen(lines.rejected(lines.tooMany), differences, effect, restore, all),
    ],
    rejected: [
      restored('failed.draft-changed'),
      screen(
        lines.rejected(
          'Somebody else has changed the property. Look at it again before you use this version.',
        ),
        '[Try again] => retry.requested',
        differences,
        all,
      ),
    ],
    unconfirmed: [
      restored('failed.unreachable'),
      screen(lines.unconfirmedAway('list.requested', 'restoration.requested')),
    ],
    restored: [
      restored('answered'),
      screen(
        'status| Version 3 is the draft',
        'status| Guests see it after you publish it.',
        'Review and publish → /host/properties/casa-do-limoeiro/review',
      ),
    ],
  },
  cases: {
    'a version with the present content': [
      [
        'loadHistory.answered',
        'address.changed',
        defineAnswer(
          'compareVersions',
          {
            history,
            compared: { version: history.shown.document, other: sampleComparison.compared.version },
          },
          'the host sends both versions',
          'present',
        ),
      ],
      screen(
        `
        Version: <Version 2> => comparison.chosen {'choice':{'version':4,'other':4}}
        Compared with: <Version 4> => comparison.chosen {'choice':{'version':2,'other':3}}
        ## From version 2 to version 4
        1 change
        ### Basics
        Guests
        Version 2: 5
        Version 4: 4`,
        all,
      ),
    ],
  },
});
