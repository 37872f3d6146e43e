import { fromPromise } from 'xstate';
import type {
  ExaminedStay,
  ImportedStay,
  ListedImport,
  StayProblem,
  UndoneImport,
} from '../../../contract/dashboard/stayImports.ts';
import { importLimits } from '../../../contract/imports/limits.ts';
import { stayImportMachine } from '../../../machines/dashboard/stayImport/stayImport.machine.ts';
import type {
  ReadTable,
  StaysInput,
  UndoInput,
} from '../../../machines/dashboard/stayImport/stayImport.types.ts';
import type { ChosenFiles } from './chosenFiles.ts';
import { createProofActors, type ProofServices } from './proof.ts';

/** Splits stays into the parts of calls. */
function* split(stays: readonly ImportedStay[]): Generator<ImportedStay[]> {
  const most = importLimits.staysOfCall;
  for (let from = 0; from < stays.length; from += most) yield stays.slice(from, from + most);
}

/**
 * Stores stays, in several calls if they are many. A repeated attempt with the same key receives the stored answers of
 * the calls that succeeded, and continues after them.
 */
async function importStays(
  { api }: ProofServices,
  { stays, idempotencyKey }: StaysInput,
  signal: AbortSignal,
): Promise<(StayProblem | null)[]> {
  const results: (StayProblem | null)[] = [];
  let id: string | undefined;
  let part = 0;
  for (const some of split(stays)) {
    const body = { stays: some, ...(id !== undefined && { import: id }) };
    const answer = await api.importStays({ body }, { idempotencyKey: `${idempotencyKey}:${part}`, signal });
    id = answer.import;
    part += 1;
    results.push(...answer.results.map(({ problem }) => problem));
  }
  return results;
}

/** Connects the import of stays to the chosen file and the host. */
export const createStayImportActors = (dashboard: ProofServices, files: ChosenFiles) =>
  stayImportMachine.provide({
    actors: {
      listStayImports: fromPromise<readonly ListedImport[], undefined>(
        async ({ signal }) => (await dashboard.api.listStayImports(undefined, { signal })).imports,
      ),
      readTable: fromPromise<ReadTable, string>(async ({ input: file }) => {
        const bytes = await files.read(file, importLimits.tableBytes);
        if (!bytes) return { problem: 'tooLarge' };
        const [{ parseTable }, { guessColumns }] = await Promise.all([
          import('../../../contract/imports/parseTable.ts'),
          import('../../../contract/imports/guessColumns.ts'),
        ]);
        const table = parseTable(bytes);
        return 'problem' in table ? table : { ...table, columns: guessColumns(table) };
      }),
      examineStays: fromPromise<readonly ExaminedStay[], readonly ImportedStay[]>(
        async ({ input: stays, signal }) => {
          const examined: ExaminedStay[] = [];
          for (const some of split(stays)) {
            examined.push(...(await dashboard.api.examineStays({ body: { stays: some } }, { signal })).stays);
          }
          return examined;
        },
      ),
      importStays: fromPromise<readonly (StayProblem | null)[], StaysInput>(({ input, signal }) =>
        importStays(dashboard, input, signal),
      ),
      undoStayImport: fromPromise<UndoneImport, UndoInput>(({ input, signal }) =>
        dashboard.api.undoStayImport(
          { params: { import: input.import } },
          { idempotencyKey: input.idempotencyKey, signal },
        ),
      ),
      proof: createProofActors(dashboard),
    },
  });
