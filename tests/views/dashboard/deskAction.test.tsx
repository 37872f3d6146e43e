import type { deskActionMachine } from '../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { deskActionModel } from '../../../machines/dashboard/deskAction/deskAction.model.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';
import { DeskActionView } from '../../../src/dashboard/views/deskAction/DeskActionView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const titled = (title: string, ...parts: string[]) =>
  lines.join(`## ${title}`, 'Marie Dubois · 3 Mar to 7 Mar · Casa do Limoeiro', ...parts);
const screen = (...parts: string[]) => titled('Send a new link', ...parts);
const effect =
  'm***@example.com receives a new link, which works until 7 May 2027. All earlier links stop working.';
const back = '[Back to the reservation] => action.abandoned';
const finish = '[Back to the reservation] => action.finished';
const retry = '[Try again] => retry.requested';
const buttons = lines.join('[Send a new link] => action.confirmed', back);

testScreens<typeof deskActionMachine>({
  model: deskActionModel,
  view: ({ actor }) => inDashboard(<DeskActionView actor={actor} reservation={sampleReservation} />),
  screens: {
    previewing: screen(lines.loading, back),
    notPreviewed: screen(lines.alert('This is not possible now', lines.returnToIt), retry, back),
    confirming: screen(effect, buttons),
    sending: screen(effect, lines.waiting(buttons)),
    proving: screen(lines.proving),
    tooMany: screen(lines.rejected(lines.tooMany), effect, buttons),
    reassessing: screen(effect, lines.waiting(buttons)),
    rejected: screen(lines.rejected(lines.changed), effect, buttons),
    notReassessed: screen(lines.rejected(lines.impossible), back, retry),
    unconfirmed: screen(lines.unconfirmed('action.confirmed'), back),
    looking: screen(lines.looking),
    done: screen('The new link is on its way to m***@example.com.', finish),
    finished: screen(lines.loading),
    abandoned: screen(lines.loading),
  },
});
