import { defineAnswer } from 'statechart-atlas';
import type { auditLogMachine } from '../../../machines/dashboard/auditLog/auditLog.machine.ts';
import { auditLogModel } from '../../../machines/dashboard/auditLog/auditLog.model.ts';
import { earlierActions } from '../../../machines/dashboard/auditLog/auditLog.samples.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { AuditLogView } from '../../../src/dashboard/views/auditLog/AuditLogView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const screen = (...parts: string[]) =>
  lines.join(
    `
    # Log of actions
    Show: <Everything but sign-ins> => filters.chosen {'filters':{'search':'','kind':'all'}}
    Person or reservation number: ""
    [Find] => filters.chosen {'filters':{'kind':'','search':'typed'}}`,
    ...parts,
  );
const list = screen(`
  What people did in the last year, starting with the newest.
  ## Nights closed
  Marta Costa
  2 May 2027, 15:00 (India Standard Time)
  1–3 June 2027
  Casa do Limoeiro
  ## Note added
  Marta Costa
  2 May 2027, 14:42 (India Standard Time)
  Casa do Limoeiro
  [FYR3-FCYH](/host/reservations/FYR3-FCYH)`);
const more = '[Show earlier entries] => more.requested';

testScreens<typeof auditLogMachine>({
  model: auditLogModel,
  view: ({ actor }) => inDashboard(<AuditLogView actor={actor} properties={ownerSession.properties} />),
  // The search applies when it is submitted.
  local: ['Person'],
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The log could not be loaded')),
    list: lines.join(list, more),
    adding: lines.join(list, lines.waiting(more)),
    notAdded: lines.join(list, lines.alert('Earlier entries could not be loaded', lines.unreachable), more),
  },
  cases: {
    'earlier entries are below the others, and nothing more can be shown after the last one': [
      [
        'listActions.answered',
        'more.requested',
        defineAnswer('listEarlierActions', { ...earlierActions, next: null }, ''),
      ],
      lines.join(
        list,
        '## Access given',
        'Command line',
        '1 May 2027, 23:30 (India Standard Time)',
        'Rui Alves',
        'Manager',
      ),
    ],
  },
});
