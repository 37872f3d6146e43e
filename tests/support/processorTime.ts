/** Returns the processor time that a piece of work takes in this process, in any unit: compare it with another one. */
export async function measureProcessorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user;
}

/**
 * Returns the processor time of a search whose steps grow with the square of 30,000 characters, on this machine and at
 * this moment. Work on a longer text that grows in the same way takes longer; work that grows with the length takes a
 * small fraction of it, however slow or busy the machine is.
 */
export function measureQuadraticSearch(): Promise<number> {
  const text = `${'a'.repeat(30_000)}!`;
  return measureProcessorTime(() => /a+$/.test(text));
}
