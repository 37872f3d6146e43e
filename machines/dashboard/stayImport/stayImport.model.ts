import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { stayImportMachine } from './stayImport.machine.ts';
import {
  examinedStays,
  listedImports,
  sampleStays,
  readSample,
  stayImportInput,
  undoneImport,
} from './stayImport.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof stayImportMachine>>) =>
  defineUserEvent<typeof stayImportMachine>(...words);

export const stayImportModel = defineModel({
  machine: stayImportMachine,
  group: 'dashboard',
  input: stayImportInput,
  events: [
    ...loadingEvents('stayImport', 'listStayImports', listedImports, 'the host lists the imports'),
    host({ type: 'file.chosen', file: 'file-1' }, 'the person chooses a file'),
    host({ type: 'file.abandoned' }, 'the person does not import the file'),
    host({ type: 'column.chosen', index: 3, content: 'guests' }, 'the person says what a column contains'),
    host({ type: 'dateOrder.chosen', dateOrder: 'mdy' }, 'the person says how dates are written'),
    host(
      { type: 'unit.chosen', name: 'Casa do Limoeiro', unit: 'moinho' },
      'the person says which property a name means',
    ),
    host({ type: 'channel.changed', channel: 'Booking.com' }, 'the person types the channel'),
    host({ type: 'examination.requested', stays: sampleStays }, 'the person wants to see what is imported'),
    host(
      { type: 'examination.requested', stays: [] },
      'the person has not made every choice',
      'examination.requested.incomplete',
    ),
    host({ type: 'import.confirmed' }, 'the person imports the stays'),
    host({ type: 'mapping.requested' }, 'the person returns to the columns'),
    host({ type: 'list.requested' }, 'the person returns to the imports'),
    host({ type: 'undo.requested', import: 'import-2' }, 'the person wants to undo an import'),
    host({ type: 'undo.confirmed' }, 'the person undoes the import'),
    host({ type: 'undo.abandoned' }, 'the person does not undo the import'),
    defineAnswer('readTable', readSample, 'the file contains a table'),
    defineAnswer('readTable', { problem: 'spreadsheet' }, 'the file is a workbook', 'unreadable'),
    failed('readTable', 'unknown', 'the file has disappeared'),
    defineAnswer('examineStays', examinedStays, 'the host says which stays can be imported'),
    failed('examineStays', 'unreachable', 'the host cannot be reached'),
    defineAnswer('importStays', [null], 'the host stores the stays'),
    ...changeFailures('importStays', 'the host refuses the stays'),
    defineAnswer('undoStayImport', undoneImport, 'the host removes the stays'),
    proofRequired('undoStayImport'),
    ...changeFailures('undoStayImport', 'the host refuses to undo the import'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    ...liveEvents('refreshStayImports', listedImports, 'the host lists the imports again'),
  ],
  mainPath: [
    'listStayImports.answered',
    'file.chosen',
    'readTable.answered',
    'examination.requested',
    'examineStays.answered',
    'import.confirmed',
    'importStays.answered',
  ],
});
