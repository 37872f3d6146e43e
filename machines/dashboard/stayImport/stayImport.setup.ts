import { assign, emit, setup } from 'xstate';
import type {
  ExaminedStay,
  ListedImport,
  StayProblem,
  UndoneImport,
} from '../../../contract/dashboard/stayImports.ts';
import { changeColumn, guessChoices } from '../../../contract/imports/choices.ts';
import type { StayChoices } from '../../../contract/imports/readStays.ts';
import type { ImportedTable } from '../../../contract/imports/parseTable.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { getImportableStays } from './selectors.ts';
import type * as t from './stayImport.types.ts';

type ReceivedEvent<Type extends t.StayImportEvent['type']> = Extract<t.StayImportEvent, { type: Type }>;

export const noTable: ImportedTable = { header: [], rows: [], lines: [] };
export const noChoices: StayChoices = { columns: [], dateOrder: 'none', channel: '', units: {} };

/** The common setup of the steps of an import of stays. */
export const stayImportSetup = setup({
  types: {
    input: {} as t.StayImportInput,
    context: {} as t.StayImportContext,
    events: {} as t.StayImportEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listStayImports: declaredPromise<readonly ListedImport[]>('listStayImports'),
    readTable: declaredPromise<t.ReadTable, string>('readTable'),
    examineStays: declaredPromise<readonly ExaminedStay[], t.StaysInput['stays']>('examineStays'),
    importStays: declaredPromise<readonly (StayProblem | null)[], t.StaysInput>('importStays'),
    undoStayImport: declaredPromise<UndoneImport, t.UndoInput>('undoStayImport'),
    proof: proofMachine,
  },
  actions: {
    storeImports: assign((_, imports: readonly ListedImport[]) => ({ imports, ...noFailureReason })),
    storeFile: assign((_, { file }: ReceivedEvent<'file.chosen'>) => ({
      file,
      problem: undefined,
      undone: undefined,
    })),
    storeProblem: assign((_, read: t.ReadTable) => ({
      problem: 'problem' in read ? read.problem : undefined,
      ...noFailureReason,
    })),
    storeTable: assign(({ context }, read: t.ReadTable) => {
      const { columns, ...table } = 'problem' in read ? { ...noTable, columns: [] } : read;
      const choices = guessChoices(table, columns, context.units);
      return { table, choices, problem: undefined, ...noFailureReason };
    }),
    storeColumn: assign(({ context: { table, choices, units } }, chosen: ReceivedEvent<'column.chosen'>) => ({
      choices: changeColumn(table, choices, { index: chosen.index, content: chosen.content }, units),
    })),
    storeDateOrder: assign(({ context }, { dateOrder }: ReceivedEvent<'dateOrder.chosen'>) => ({
      choices: { ...context.choices, dateOrder },
    })),
    storeUnit: assign(({ context: { choices } }, { name, unit }: ReceivedEvent<'unit.chosen'>) => ({
      choices: { ...choices, units: { ...choices.units, [name]: unit } },
    })),
    storeChannel: assign(({ context }, { channel }: ReceivedEvent<'channel.changed'>) => ({
      choices: { ...context.choices, channel },
    })),
    storeStays: assign(({ context }, { stays }: ReceivedEvent<'examination.requested'>) => ({
      stays,
      examined: [],
      results: [],
      attempt: context.attempt + 1,
    })),
    storeExamined: assign((_, examined: readonly ExaminedStay[]) => ({ examined, ...noFailureReason })),
    storeResults: assign((_, results: readonly (StayProblem | null)[]) => ({ results, ...noFailureReason })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    prepareUndo: assign(({ context }, chosen: ReceivedEvent<'undo.requested'>) => ({
      undoing: context.imports.find((one) => one.import === chosen.import),
      undone: undefined,
      attempt: context.attempt + 1,
      ...noFailureReason,
    })),
    storeUndone: assign((_, undone: UndoneImport) => ({ undone, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isTable: (_, read: t.ReadTable) => !('problem' in read),
    hasStays: (_, { stays }: ReceivedEvent<'examination.requested'>) => stays.length > 0,
  },
  delays: { loadingTimeout },
});

/** Returns the input of the call that stores the stays. */
export const getStaysInput = ({ context }: { context: t.StayImportContext }): t.StaysInput => ({
  stays: getImportableStays(context),
  idempotencyKey: createIdempotencyKey(context.visitId, 'importStays', context.attempt),
});

/** Returns the input of the call that undoes an import. */
export const getUndoInput = ({ context }: { context: t.StayImportContext }): t.UndoInput => ({
  import: context.undoing!.import,
  idempotencyKey: createIdempotencyKey(context.visitId, 'undoStayImport', context.attempt),
});
