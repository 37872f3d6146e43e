/** The maximum number of lines. */
export const most = { median: 60, p90: 150 } as const;

/** Returns the length that a share of the files does not exceed. */
const getLength = (lengths: readonly number[], share: number) =>
  lengths.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(lengths.length * share) - 1)] ?? 0;

const getLines = (source: string) => source.split('\n').length - (source.endsWith('\n') ? 1 : 0);

/** Returns the median and the 90th percentile of the number of lines per file. */
export function getSizes(sources: Iterable<string>): { median: number; p90: number } {
  const lengths = Array.from(sources, getLines);
  return { median: getLength(lengths, 0.5), p90: getLength(lengths, 0.9) };
}
