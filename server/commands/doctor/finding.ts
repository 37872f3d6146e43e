/** What a check found. */
export interface Finding {
  /** What was looked at. */
  check: string;
  outcome: 'ok' | 'warning' | 'failed';
  found: string;
  /** What to do about it; null where nothing is to be done. */
  mend: string | null;
}

/** What the findings of one check are written by. */
export const findingsOf = (check: string) => ({
  ok: (found: string): Finding => ({ check, outcome: 'ok', found, mend: null }),
  warning: (found: string, mend: string): Finding => ({ check, outcome: 'warning', found, mend }),
  failed: (found: string, mend: string): Finding => ({ check, outcome: 'failed', found, mend }),
});

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // `fetch` says why in the error's cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
};
