import type { deskFormMachine } from '../../../machines/dashboard/deskForm/deskForm.machine.ts';
import { deskFormModel } from '../../../machines/dashboard/deskForm/deskForm.model.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { DeskFormView } from '../../../src/dashboard/views/deskForm/DeskFormView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (title: string, ...parts: string[]) =>
  lines.join(`## ${title}`, 'Marie Dubois · 3 Mar to 7 Mar · Casa do Limoeiro', ...parts);
const note = (...parts: string[]) => screen('Add a note', ...parts);
const field = `Note: "" — The guest does not see it. => entry.changed {'entry':{'text':'typed'}}`;
const back = '[Back to the reservation] => entry.abandoned';
const buttons = lines.join('[Add a note] => entry.submitted', back);

testScreens<typeof deskFormMachine>({
  model: deskFormModel,
  view: ({ actor }) => inDashboard(<DeskFormView actor={actor} reservation={sampleReservation} />),
  screens: {
    editing: note(field, buttons),
    sending: note(lines.ignored(field), lines.waiting(buttons)),
    proving: note(lines.proving),
    refused: note(
      lines.refused(3, 'Note: This value should not be blank. → #entry-text'),
      lines.invalid(field, 'This value should not be blank.'),
      buttons,
    ),
    tooMany: note(lines.rejected(lines.tooMany, lines.kept), field, buttons),
    reassessing: note(lines.ignored(field), lines.waiting(buttons)),
    // A note does not show what has changed.
    rejected: note(lines.rejected(lines.returnToIt, lines.kept), field, buttons),
    impossible: note(lines.rejected(lines.impossible), back),
    notReassessed: note(
      lines.rejected(lines.notReassessed, lines.unreachable),
      back,
      '[Try again] => retry.requested',
    ),
    unconfirmed: note(lines.unconfirmed('entry.submitted'), back),
    looking: note(lines.looking),
    done: note(
      'The note is saved. The guest does not see it.',
      '[Back to the reservation] => entry.finished',
    ),
    finished: note(lines.loading),
    abandoned: note(lines.loading),
  },
});
