/** So many lines at most. */
export const most = { median: 60, p90: 150 } as const;

/** The length that a share of the files does not exceed. */
const getLength = (lengths: readonly number[], share: number) =>
  lengths.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(lengths.length * share) - 1)] ?? 0;

const getLines = (source: string) => source.split('\n').length - (source.endsWith('\n') ? 1 : 0);

/** How long source files are: half of them, and nine in ten, have no more lines than that. */
export function getSizes(sources: Iterable<string>): { median: number; p90: number } {
  const lengths = Array.from(sources, getLines);
  return { median: getLength(lengths, 0.5), p90: getLength(lengths, 0.9) };
}
