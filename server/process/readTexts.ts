import { Resolver } from 'node:dns/promises';
import type { ReadTexts } from '../commands/index.ts';

/** The time for each of two attempts, in milliseconds. */
const timeout = 2_500;

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Reads TXT records from the DNS. A long text is split into strings, which belong together (RFC 7208 §3.3). */
export const readTexts: ReadTexts = async (name) => {
  try {
    const records = await new Resolver({ timeout, tries: 2 }).resolveTxt(name);
    return records.map((strings) => strings.join(''));
  } catch (error) {
    const code = getCode(error);
    if (code === 'ENODATA') return [];
    if (code === 'ENOTFOUND') return undefined;
    throw error;
  }
};
