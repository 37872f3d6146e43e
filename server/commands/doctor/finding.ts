/** What a check found. */
export interface Finding {
  /** What was looked at. */
  check: string;
  outcome: 'ok' | 'warning' | 'failed';
  found: string;
  /** What to do about it; null where nothing is to be done. */
  fix: string | null;
}

/** What the findings of one check are written by. */
export const createFindings = (check: string) => ({
  ok: (found: string): Finding => ({ check, outcome: 'ok', found, fix: null }),
  warning: (found: string, fix: string): Finding => ({ check, outcome: 'warning', found, fix }),
  failed: (found: string, fix: string): Finding => ({ check, outcome: 'failed', found, fix }),
});

export const getReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // `fetch` says why in the error's cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
};
