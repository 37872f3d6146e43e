const summaries: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'its machine takes no connections',
  ECONNRESET: 'its machine hangs up',
  EHOSTUNREACH: 'there is no way to its machine',
  ENETUNREACH: 'there is no way to its machine',
  ETIMEDOUT: 'its machine does not answer',
};

/** Why a calendar cannot be had, in words: by the status of an answer, or by the code of an error. */
export function wordsFor(reason: number | string | undefined): string {
  if (reason === 401 || reason === 403)
    return `it is closed to us (${reason}): its address may have been changed`;
  if (reason === 404 || reason === 410) return `it is gone (${reason}): its address may have been changed`;
  if (reason === 304) return 'its machine says that nothing has changed (304), and was not asked that';
  if (reason === 429) return 'its machine asks to be left alone for a while (429)';
  if (typeof reason === 'number') return `its machine answers with ${reason}`;
  if (reason === undefined) return 'its machine does not speak as the web does';
  if (/CERT|SSL|TLS/.test(reason)) return `its certificate cannot be trusted (${reason})`;
  return summaries[reason] ?? `it cannot be reached (${reason})`;
}
