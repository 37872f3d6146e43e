import type { stayImportMachine } from '../../../../machines/dashboard/stayImport/stayImport.machine.ts';
import {
  examinedStays,
  listedImports,
  sampleStays,
  sampleTable,
  stayImportInput,
  undoneImport,
} from '../../../../machines/dashboard/stayImport/stayImport.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof stayImportMachine>();

const columns = [
  'reference',
  'status',
  'guest',
  'adults',
  'arrival',
  'departure',
  'property',
  'amount',
] as const;
const choices = {
  columns: [...columns],
  dateOrder: 'unknown',
  channel: 'Airbnb',
  units: { 'Casa do Limoeiro': 'casa-do-limoeiro' },
} as const;
const emptyTable = { header: [], rows: [], lines: [] };
const noChoices = { columns: [], dateOrder: 'none', channel: '', units: {} } as const;
const stays = sampleStays.slice(0, 1);

const fileChosen = leadsTo('reading', { file: 'file-1', problem: undefined, undone: undefined }, focusPage);
const toList = leadsTo('loading', noReason, focusPage);
const toMapping = leadsTo('mapping', noReason, focusPage);

const deciding = {
  'file.chosen': fileChosen,
  'undo.requested': leadsTo(
    'undoing.confirming',
    { undoing: listedImports[0]!, undone: undefined, attempt: 4, ...noReason },
    focusPage,
  ),
};

const choosing = {
  'column.chosen': leadsTo('mapping', {
    choices: { ...choices, columns: columns.with(3, 'guests' as never), dateOrder: 'none' },
  }),
  'dateOrder.chosen': leadsTo('mapping', { choices: { ...choices, dateOrder: 'mdy' } }),
  'unit.chosen': leadsTo('mapping', { choices: { ...choices, units: { 'Casa do Limoeiro': 'moinho' } } }),
  'channel.changed': leadsTo('mapping', { choices: { ...choices, channel: 'Booking.com' } }),
  'examination.requested': leadsTo(
    'examining',
    { stays: sampleStays, examined: [], results: [], attempt: 4 },
    focusPage,
  ),
  'examination.requested.incomplete': leadsTo('incomplete'),
  'file.abandoned': toList,
};

const states = defineRules(
  {
    ...stayImportInput,
    visitId: 'v7',
    imports: listedImports,
    file: 'file-7',
    problem: 'empty',
    table: sampleTable,
    choices,
    stays,
    examined: [{ problem: null, by: null }],
    results: ['refused'],
    undoing: listedImports[1]!,
    undone: undoneImport,
    attempt: 3,
    ...waiting,
  },
  {
    ...liveListRules<typeof stayImportMachine>({
      call: ['listStayImports', undefined],
      loaded: leadsTo('shown.idle', { imports: listedImports, ...noReason }),
      refresh: 'refreshStayImports',
      on: {},
    }),
    reading: {
      path: ['shown.idle', 'file.chosen'],
      tags: ['waiting'],
      calls: { readTable: ['readTable', 'file-7'] },
      answers: {
        'readTable.answered': leadsTo(
          'mapping',
          {
            table: sampleTable,
            choices: { ...choices, dateOrder: 'none' },
            problem: undefined,
            ...noReason,
          },
          focusPage,
        ),
        'readTable.answered.unreadable': leadsTo('unreadable', { problem: 'spreadsheet', ...noReason }),
      },
      fails: { readTable: { otherwise: (failure) => leadsTo('unreadable', getReason(failure)) } },
    },
    unreadable: {
      path: ['reading', 'readTable.answered.unreadable'],
      on: { 'file.chosen': fileChosen, 'file.abandoned': toList },
    },
    mapping: { path: ['reading', 'readTable.answered'], on: choosing },
    incomplete: {
      path: ['mapping', 'examination.requested.incomplete'],
      on: choosing,
    },
    examining: {
      path: ['mapping', 'examination.requested'],
      tags: ['waiting'],
      calls: { examineStays: ['examineStays', stays] },
      answers: {
        'examineStays.answered': leadsTo('reviewing', { examined: examinedStays, ...noReason }, focusPage),
      },
      fails: { examineStays: { otherwise: (failure) => leadsTo('notExamined', getReason(failure)) } },
    },
    notExamined: {
      path: ['examining', 'examineStays.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('examining', {}, focusPage),
        'connection.returned': leadsTo('examining', {}, focusPage),
        'mapping.requested': toMapping,
      },
    },
    reviewing: {
      path: ['examining', 'examineStays.answered'],
      on: { 'import.confirmed': leadsTo('importing'), 'mapping.requested': toMapping },
    },
    importing: {
      path: ['reviewing', 'import.confirmed'],
      tags: ['waiting'],
      calls: { importStays: ['importStays', { stays, idempotencyKey: 'v7:importStays:3' }] },
      answers: {
        'importStays.answered': leadsTo('imported', { results: [null], ...noReason }, focusPage),
      },
      fails: {
        importStays: outcomes(
          (failure) => leadsTo('rejected', { ...getReason(failure), attempt: 4 }),
          (failure) => leadsTo('unconfirmed', getReason(failure)),
          { 'too-many-requests': (failure) => leadsTo('tooMany', getReason(failure)) },
        ),
      },
    },
    tooMany: {
      path: ['importing', 'importStays.failed.too-many-requests'],
      tags: ['failed'],
      on: { 'import.confirmed': leadsTo('importing'), 'mapping.requested': toMapping },
    },
    rejected: {
      path: ['importing', 'importStays.failed.command-refused'],
      tags: ['failed'],
      on: { 'mapping.requested': toMapping },
    },
    unconfirmed: {
      path: ['importing', 'importStays.failed.unreachable'],
      tags: ['failed'],
      on: { 'import.confirmed': leadsTo('importing', {}, focusPage), 'list.requested': toList },
    },
    imported: { path: ['importing', 'importStays.answered'], on: { 'list.requested': toList } },
    'undoing.confirming': {
      path: ['shown.idle', 'undo.requested'],
      on: { 'undo.confirmed': leadsTo('undoing.sending'), 'undo.abandoned': toList },
    },
    'undoing.sending': {
      path: ['undoing.confirming', 'undo.confirmed'],
      tags: ['waiting'],
      calls: {
        undoStayImport: ['undoStayImport', { import: 'import-1', idempotencyKey: 'v7:undoStayImport:3' }],
      },
      answers: {
        'undoStayImport.answered': leadsTo('loading', { undone: undoneImport, ...noReason }, focusPage),
      },
      fails: {
        undoStayImport: outcomes(
          (failure) => leadsTo('undoing.rejected', getReason(failure)),
          (failure) => leadsTo('undoing.unconfirmed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('undoing.proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('undoing.tooMany', getReason(failure)),
          },
        ),
      },
    },
    'undoing.proving': {
      path: ['undoing.sending', 'undoStayImport.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('undoing.sending', noReason, focusPage),
        'proof.answered.abandoned': toList,
      },
    },
    'undoing.tooMany': {
      path: ['undoing.sending', 'undoStayImport.failed.too-many-requests'],
      tags: ['failed'],
      on: { 'undo.confirmed': leadsTo('undoing.sending'), 'undo.abandoned': toList },
    },
    'undoing.rejected': {
      path: ['undoing.sending', 'undoStayImport.failed.command-refused'],
      tags: ['failed'],
      on: { 'undo.abandoned': toList },
    },
    'undoing.unconfirmed': {
      path: ['undoing.sending', 'undoStayImport.failed.unreachable'],
      tags: ['failed'],
      on: {
        'undo.confirmed': leadsTo('undoing.sending', {}, focusPage),
        'undo.abandoned': toList,
      },
    },
  },
);

for (const state of ['shown.idle', 'shown.refreshing', 'shown.outdated'] as const)
  Object.assign(states[state].on!, deciding);

/** The effect of each event in each state of an import of stays. */
export const stayImportRules: Rules<typeof stayImportMachine> = {
  initial: {
    in: 'loading',
    with: {
      ...stayImportInput,
      imports: [],
      file: '',
      problem: undefined,
      table: emptyTable,
      choices: noChoices,
      stays: [],
      examined: [],
      results: [],
      undoing: undefined,
      undone: undefined,
      attempt: 0,
      ...noReason,
    },
  },
  states,
};
