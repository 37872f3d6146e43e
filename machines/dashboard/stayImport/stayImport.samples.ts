import type { ExaminedStay, ListedImport, UndoneImport } from '../../../contract/dashboard/stayImports.ts';
import type { ImportedTable } from '../../../contract/imports/parseTable.ts';
import { guessChoices } from '../../../contract/imports/choices.ts';
import { guessColumns } from '../../../contract/imports/guessColumns.ts';
import { getStays, readStays } from '../../../contract/imports/readStays.ts';
import type { StayImportInput } from './stayImport.types.ts';

export const stayImportInput: StayImportInput = {
  visitId: 'visit',
  today: '2027-02-01',
  units: [
    { id: 'casa-do-limoeiro', name: 'Casa do Limoeiro' },
    { id: 'moinho', name: 'Moinho' },
  ],
};

export const listedImports: readonly ListedImport[] = [
  {
    import: 'import-2',
    createdAt: '2027-02-01T10:00:00Z',
    author: 'Inês Carvalhal',
    stays: 12,
    changed: 2,
    undoneAt: null,
  },
  {
    import: 'import-1',
    createdAt: '2027-01-20T10:00:00Z',
    author: null,
    stays: 0,
    changed: 0,
    undoneAt: '2027-01-21T10:00:00Z',
  },
];

/** The reservations of a file: two that can be imported, one that is over, and one that was cancelled. */
export const sampleTable: ImportedTable = {
  header: [
    'Confirmation code',
    'Status',
    'Guest name',
    '# of adults',
    'Start date',
    'End date',
    'Listing',
    'Earnings',
  ],
  rows: [
    ['HM1', 'Confirmed', 'Ana Silva', '2', '2027-03-05', '2027-03-12', 'Casa do Limoeiro', '€1,234.50'],
    ['HM2', 'Confirmed', 'Jean Petit', '', '2027-04-05', '2027-04-08', 'Casa do Limoeiro', '$300'],
    ['HM3', 'Confirmed', 'Li', '1', '2027-01-05', '2027-01-08', 'Casa do Limoeiro', '€300.00'],
    ['HM4', 'Canceled', 'Max', '1', '2027-05-05', '2027-05-08', 'Casa do Limoeiro', '€0.00'],
  ],
  lines: [2, 3, 4, 5],
};

/** The table as it is read, with the guessed contents of its columns. */
export const readSample = { ...sampleTable, columns: guessColumns(sampleTable) };

export const sampleStays = getStays(
  readStays(
    sampleTable,
    guessChoices(sampleTable, readSample.columns, stayImportInput.units),
    stayImportInput.today,
  ),
);

export const examinedStays: readonly ExaminedStay[] = [
  { problem: null, by: null },
  { problem: 'nightsTaken', by: 'FYR3-FCYH' },
];

export const undoneImport: UndoneImport = {
  import: 'import-2',
  removed: 10,
  kept: ['FYR3-FCYH', 'K7M2-9QXR'],
};
