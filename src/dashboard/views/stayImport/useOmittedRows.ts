import { useMemo } from 'react';
import type { StayProblem } from '../../../../contract/dashboard/stayImports.ts';
import { readStays, type ReadRow, type RowProblem } from '../../../../contract/imports/readStays.ts';
import { getImportableStays } from '../../../../machines/dashboard/stayImport/selectors.ts';
import type { StayImportContext } from '../../../../machines/dashboard/stayImport/stayImport.types.ts';

/** A row that is not imported, and why. */
export interface OmittedRow extends Pick<ReadRow, 'line' | 'stay'> {
  problem: RowProblem | StayProblem;
  /** The number of the reservation that has the nights, or the name of the calendar; null if there is none. */
  by: string | null;
}

type Stored = Pick<StayImportContext, 'table' | 'choices' | 'today' | 'stays' | 'examined' | 'results'>;

/** Returns the rows that are not imported, in the order of the file: because of their values, or according to the host. */
function findOmittedRows({ table, choices, today, stays, examined, results }: Stored): OmittedRow[] {
  const sent = getImportableStays({ stays, examined });
  const findProblem = (index: number) => {
    const { problem, by } = examined[index] ?? { problem: null, by: null };
    if (problem !== null) return { problem, by };
    return { problem: results[sent.indexOf(stays[index]!)] ?? null, by: null };
  };
  let index = 0;
  return readStays(table, choices, today).flatMap(({ line, stay, problem }): OmittedRow[] => {
    if (!stay || problem !== undefined) return [{ line, stay, problem: problem ?? 'refused', by: null }];
    const found = findProblem(index);
    index += 1;
    return found.problem === null ? [] : [{ line, stay, problem: found.problem, by: found.by }];
  });
}

/** Returns the rows that are not imported. */
export function useOmittedRows({ table, choices, today, stays, examined, results }: Stored): OmittedRow[] {
  return useMemo(
    () => findOmittedRows({ table, choices, today, stays, examined, results }),
    [table, choices, today, stays, examined, results],
  );
}
