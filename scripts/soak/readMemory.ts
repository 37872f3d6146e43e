/** The bytes of memory that a site's process takes, as it tells whoever watches it. */
export async function readMemory(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}
