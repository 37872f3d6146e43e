import type { NamedUnit } from '../../../contract/imports/choices.ts';
import type { TableProblem } from '../../../contract/imports/limits.ts';
import type { DateOrder } from '../../../contract/imports/parseDate.ts';
import type { ImportedTable } from '../../../contract/imports/parseTable.ts';
import type { StayChoices } from '../../../contract/imports/readStays.ts';
import type { ColumnChoices, StayColumn } from '../../../contract/imports/stayColumns.ts';
import type {
  ExaminedStay,
  ImportedStay,
  ListedImport,
  StayProblem,
  UndoneImport,
} from '../../../contract/dashboard/stayImports.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';

export interface StayImportInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The date of today, `YYYY-MM-DD`; stays that have ended before are not imported. */
  today: string;
  /** The properties of the site. */
  units: readonly NamedUnit[];
}

export interface StayImportContext extends StayImportInput, FailureReason {
  imports: readonly ListedImport[];
  /** Identifies the chosen file in this tab; the actors have its content. */
  file: string;
  /** Why the file cannot be read. */
  problem: TableProblem | undefined;
  table: ImportedTable;
  choices: StayChoices;
  /** The stays of the file that the host examines and stores. */
  stays: readonly ImportedStay[];
  /** The result of the examination of each stay. */
  examined: readonly ExaminedStay[];
  /** Why each stay that was sent is not stored; null if it is. */
  results: readonly (StayProblem | null)[];
  /** The import that the person wants to undo. */
  undoing: ListedImport | undefined;
  /** The result of the last undoing. */
  undone: UndoneImport | undefined;
  /** Increased when something else is sent. */
  attempt: number;
}

export type StayImportEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  | { type: 'file.chosen'; file: string }
  | { type: 'file.abandoned' }
  | { type: 'column.chosen'; index: number; content: StayColumn | undefined }
  | { type: 'dateOrder.chosen'; dateOrder: DateOrder }
  | { type: 'unit.chosen'; name: string; unit: string }
  | { type: 'channel.changed'; channel: string }
  /** The person wants to see which stays can be imported; without stays, a choice is missing. */
  | { type: 'examination.requested'; stays: readonly ImportedStay[] }
  | { type: 'import.confirmed' }
  | { type: 'mapping.requested' }
  | { type: 'list.requested' }
  | { type: 'undo.requested'; import: string }
  | { type: 'undo.confirmed' }
  | { type: 'undo.abandoned' };

/** The content of a file with the guessed contents of its columns, or why it cannot be read. */
export type ReadTable = (ImportedTable & { columns: ColumnChoices }) | { problem: TableProblem };

export interface StaysInput {
  stays: readonly ImportedStay[];
  idempotencyKey: string;
}

export interface UndoInput {
  import: string;
  idempotencyKey: string;
}
