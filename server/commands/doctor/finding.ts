/** The result of a check. */
export interface Finding {
  /** The subject of the check. */
  check: string;
  outcome: 'ok' | 'warning' | 'failed';
  found: string;
  /** The way to fix the problem; null if there is none. */
  fix: string | null;
}

/** Returns functions that create the findings of one check. */
export const createFindings = (check: string) => ({
  ok: (found: string): Finding => ({ check, outcome: 'ok', found, fix: null }),
  warning: (found: string, fix: string): Finding => ({ check, outcome: 'warning', found, fix }),
  failed: (found: string, fix: string): Finding => ({ check, outcome: 'failed', found, fix }),
});

export const getReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // `fetch` puts the reason into the error's cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
};
