import type { DueStay } from '../../../contract/dashboard/bulletins.ts';
import type { bulletinsMachine } from '../../../machines/dashboard/bulletins/bulletins.machine.ts';
import { bulletinsModel } from '../../../machines/dashboard/bulletins/bulletins.model.ts';
import { dueStays } from '../../../machines/dashboard/bulletins/bulletins.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { BulletinsView } from '../../../src/dashboard/views/bulletins/BulletinsView.tsx';
import { formatEvent } from '../support/screen.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) => lines.join('# Reports to SIBA', ...parts);
const about = (type: string, stay: DueStay) => formatEvent({ type, stays: [stay] });
const [registered, missing] = dueStays;
const due = `
  Foreign guests must be reported within three working days after arrival.
  Registrations → /host/registration
  Property: <All properties> => (the address /?property=casa-do-limoeiro)
  ## Casa do Limoeiro
  [Create the file for 1 stay] => ${about('export.requested', registered)}
  ### [Marie Dubois](/host/reservations/FYR3-FCYH)
  Wed 3 Mar – Sun 7 Mar
  Report by 8 March · 3 guests to report
  [Mark as reported Marie Dubois] => ${about('filing.requested', registered)}
  ## Monte da Figueira
  ### [Ana Silva](/host/reservations/PGM6-NG4W)
  Mon 22 Feb – Fri 26 Feb
  The report of guests is late · Report by 25 February · Not registered
  [Mark as reported Ana Silva] => ${about('filing.requested', missing)}`;

const back = '[Back to the list] => list.requested';
const guest = '- Marie Dubois';
const exporting = (...parts: string[]) =>
  screen(
    guest,
    'The file contains the documents of these guests. Submit it to SIBA, then delete it.',
    ...parts,
  );
const create = lines.join('[Create the file] => export.confirmed', back);
const filing = (...parts: string[]) =>
  screen(
    guest,
    'These stays leave the list. Nothing is sent to SIBA: mark only what you have submitted.',
    ...parts,
  );
const mark = lines.join('[Mark as reported] => filing.confirmed', back);

testScreens<typeof bulletinsMachine>({
  model: bulletinsModel,
  view: ({ snapshot, send, call }) =>
    inDashboard(
      <BulletinsView
        snapshot={snapshot}
        properties={ownerSession.properties}
        onSave={({ filename }) => call(`save ${filename}`)}
        send={send}
      />,
    ),
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The reports could not be loaded')),
    'shown.idle': screen(due),
    'shown.refreshing': screen(due),
    'shown.outdated': screen(lines.outdated, due),
    'exporting.confirming': exporting(create),
    'exporting.sending': exporting(lines.waiting(create)),
    'exporting.proving': screen(lines.proving),
    'exporting.tooMany': exporting(lines.rejected(lines.tooMany), create),
    'exporting.refused': screen(
      guest,
      lines.rejected('The property has no SIBA data of its own yet, or the registrations have changed.'),
      back,
    ),
    'exporting.failed': exporting(lines.alert('You have received no file', lines.unreachable), create),
    exported: screen(
      'Save the file now: the site does not store it.',
      'Check these guests before you submit the file',
      '- FYR3-FCYH / 2 · Surname (Apelido)',
      '[Save siba-casa-do-limoeiro-7.xml] => (save siba-casa-do-limoeiro-7.xml)',
      `[Mark as reported] => ${about('filing.requested', registered)}`,
      back,
    ),
    'filing.confirming': filing(mark),
    'filing.sending': filing(lines.waiting(mark)),
    'filing.proving': screen(lines.proving),
    'filing.tooMany': filing(lines.rejected(lines.tooMany), mark),
    'filing.rejected': screen(guest, lines.rejected(lines.impossible), back),
    'filing.unconfirmed': filing(lines.unconfirmedAway('list.requested', 'filing.confirmed')),
  },
  cases: {
    'a file that the role does not allow is not offered again': [
      [
        'listBulletins.answered',
        'export.requested',
        'export.confirmed',
        failed('exportBulletins', 'forbidden', ''),
      ],
      screen(guest, lines.rejected(lines.forbidden), back),
    ],
    'a mark that the role does not allow is not offered again': [
      [
        'listBulletins.answered',
        'filing.requested',
        'filing.confirmed',
        failed('markFiled', 'forbidden', ''),
      ],
      screen(guest, lines.rejected(lines.forbidden), back),
    ],
    'stays that are marked are announced above the list': [
      ['listBulletins.answered', 'filing.requested', 'filing.confirmed', 'markFiled.answered'],
      screen('status| Marked as reported', due),
    ],
  },
});
