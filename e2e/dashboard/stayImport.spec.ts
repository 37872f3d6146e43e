import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import {
  examinedStays,
  listedImports,
  undoneImport,
} from '../../machines/dashboard/stayImport/stayImport.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { holdFiles, releaseFile } from './heldFiles.ts';
import { proveIdentity } from './proofSteps.ts';
import { headings, keptStay, type StayImportHistory } from './stayImportExpected.ts';
import { stayImportWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

/** Stays that never end before the walk. */
const rows = [
  ['HM1', 'Ana Silva', '2099-03-05', '2099-03-12', 'Casa do Limoeiro'],
  ['HM2', 'Jean Petit', '2099-04-05', '2099-04-08', 'Casa do Limoeiro'],
];
const content = [headings, ...rows].map((row) => row.join(',')).join('\n');

/** The choices that the page guesses for the file. */
const guessed = { first: 'reference', unit: 'casa-do-limoeiro', channel: 'Airbnb' };

/** The stays of the file as they are sent, with the choices of the form. */
function createStays({ first, unit, channel }: StayImportHistory) {
  return rows.map(([reference, guest, startDate, endDate]) => {
    const [firstName, lastName] = guest!.split(' ');
    return {
      unit,
      startDate,
      endDate,
      guests: 1,
      guest: { firstName, lastName },
      channel: { name: channel, ...(first === 'reference' && { reference }) },
    };
  });
}

createDashboardWalk<keyof typeof stayImportWalk.expected, StayImportHistory>({
  ...stayImportWalk,
  title: 'the import of stays',
  address: dashboardPages.importStays,
  history: { ...guessed, problem: 'spreadsheet', isUndone: false },
  requestBody: (call, history) => {
    if (call === 'examineStays') return { stays: createStays(history) };
    return call === 'importStays' ? { stays: createStays(history).slice(0, 1) } : undefined;
  },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  continuing: ['column.chosen', 'unit.chosen', 'channel.changed'],
  arrive: ({ page }) => holdFiles(page),
  createActions: ({ page, hostStub, history, record, press }) => {
    const main = page.getByRole('main');
    const fail =
      (call: 'listStayImports' | 'examineStays' | 'importStays' | 'undoStayImport', kind: FailureKind) =>
      () =>
        hostStub.fail(call, kind);
    const answerList = () => hostStub.answerWith('listStayImports', { imports: listedImports });
    const submit = () =>
      main
        .getByRole('button', {
          name: history().translator.text('dashboard.imports.check', {
            count: history().channel === '' ? 0 : 2,
          }),
          exact: true,
        })
        .click();
    const typeChannel = async (channel: string) => {
      await main.getByRole('textbox').fill(channel);
      record({ channel });
    };
    return {
      'listStayImports.answered': answerList,
      'listStayImports.failed.unreachable': fail('listStayImports', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'data.changed': async () => void (await reportDataChange(page, 'reservation')),
      'refreshStayImports.answered': answerList,
      'refreshStayImports.failed.unreachable': fail('listStayImports', 'unreachable'),
      'file.chosen': async () => {
        record({ isUndone: false });
        await main.locator('input[type=file]').setInputFiles({
          name: 'reservations.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(content),
        });
      },
      'file.abandoned': () => press('dashboard.imports.back'),
      'readTable.answered': async () => {
        record(guessed);
        await releaseFile(page, content);
      },
      'readTable.answered.unreadable': async () => {
        record({ problem: 'spreadsheet' });
        await releaseFile(page, 'PK\u0003\u0004');
      },
      'readTable.failed.unknown': async () => {
        record({ problem: 'damaged' });
        await releaseFile(page);
      },
      'column.chosen': async () => {
        const first = history().first === 'reference' ? '' : 'reference';
        await main.getByLabel(headings[0]).selectOption(first);
        record({ first });
      },
      'unit.chosen': async () => {
        const unit = history().unit === 'monte-da-figueira' ? 'casa-do-limoeiro' : 'monte-da-figueira';
        await main.getByLabel('Casa do Limoeiro').selectOption(unit);
        record({ unit });
      },
      'channel.changed': () => typeChannel(history().channel === 'Airbnb' ? 'Vrbo' : 'Airbnb'),
      'examination.requested': async () => {
        if (history().channel === '') await typeChannel('Airbnb');
        await submit();
      },
      'examination.requested.incomplete': async () => {
        if (history().channel !== '') await typeChannel('');
        await submit();
      },
      'examineStays.answered': () => hostStub.answerWith('examineStays', { stays: examinedStays }),
      'examineStays.failed.unreachable': fail('examineStays', 'unreachable'),
      'mapping.requested': () => press('dashboard.imports.toColumns'),
      'import.confirmed': async ({ from }) => {
        if (from === 'unconfirmed') return press('dashboard.outcome.repeat');
        await main
          .getByRole('button', {
            name: history().translator.text('dashboard.imports.import', { count: 1 }),
            exact: true,
          })
          .click();
      },
      'importStays.answered': () =>
        hostStub.answerWith('importStays', { import: 'import-3', results: [{ problem: null }] }),
      'importStays.failed.command-refused': fail('importStays', 'command-refused'),
      'importStays.failed.too-many-requests': fail('importStays', 'too-many-requests'),
      'importStays.failed.unreachable': fail('importStays', 'unreachable'),
      'list.requested': ({ from }) =>
        press(from === 'unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.imports.back'),
      'undo.requested': async () => {
        record({ isUndone: false });
        await press('dashboard.imports.undo');
      },
      'undo.confirmed': ({ from }) =>
        press(from === 'undoing.unconfirmed' ? 'dashboard.outcome.repeat' : 'dashboard.imports.undo.confirm'),
      'undo.abandoned': ({ from }) =>
        press(from === 'undoing.unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.imports.back'),
      'undoStayImport.answered': async () => {
        await hostStub.answerWith('undoStayImport', { ...undoneImport, kept: [keptStay] });
        record({ isUndone: true });
      },
      'undoStayImport.failed.proof-required': fail('undoStayImport', 'proof-required'),
      'undoStayImport.failed.command-refused': fail('undoStayImport', 'command-refused'),
      'undoStayImport.failed.too-many-requests': fail('undoStayImport', 'too-many-requests'),
      'undoStayImport.failed.unreachable': fail('undoStayImport', 'unreachable'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    };
  },
});
