import type { examplesMachine } from '../../../machines/dashboard/examples/examples.machine.ts';
import { examplesModel } from '../../../machines/dashboard/examples/examples.model.ts';
import { ExamplesView } from '../../../src/dashboard/views/examples/ExamplesView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) =>
  lines.join(
    '## Examples',
    'While no money moves, you can explore everything with a month of example stays. Removing them leaves your own reservations as they are.',
    ...parts,
  );
const buttons = lines.join(
  '[Fill with examples] => examples.fillRequested',
  '[Remove the examples] => examples.removalRequested',
);

testScreens<typeof examplesMachine>({
  model: examplesModel,
  view: ({ actor }) => inDashboard(<ExamplesView actor={actor} />),
  screens: {
    offered: screen(buttons),
    filling: screen(lines.waiting(buttons)),
    removing: screen(lines.waiting(buttons, 1)),
    filled: screen('status| 24 stays were added.', buttons),
    notFilled: screen(
      lines.alert('It was not confirmed that the examples were added', lines.unreachable),
      buttons,
    ),
    removed: screen('status| 24 stays were removed.', buttons),
    notRemoved: screen(
      lines.alert('It was not confirmed that the examples were removed', lines.unreachable),
      buttons,
    ),
  },
});
