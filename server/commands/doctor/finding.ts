import type { Finding, FindingParams } from '../../../contract/dashboard/health.ts';

export type { Finding } from '../../../contract/dashboard/health.ts';

/**
 * Returns functions that create the findings of one check. The command line prints the English sentences; the dashboard
 * has texts for the codes, with `params` as their values.
 */
export const createFindings = (check: string) => ({
  ok: (code: string, found: string, params: FindingParams = {}): Finding => ({
    check,
    code,
    params,
    outcome: 'ok',
    found,
    fix: null,
  }),
  warning: (code: string, found: string, fix: string, params: FindingParams = {}): Finding => ({
    check,
    code,
    params,
    outcome: 'warning',
    found,
    fix,
  }),
  failed: (code: string, found: string, fix: string, params: FindingParams = {}): Finding => ({
    check,
    code,
    params,
    outcome: 'failed',
    found,
    fix,
  }),
});

export const getReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // `fetch` puts the reason into the error's cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
};
