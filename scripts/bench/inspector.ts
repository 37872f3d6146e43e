/** A message of the Node inspector. */
interface InspectorMessage {
  id?: number;
  result?: unknown;
}

/** Connects to a process that was started with `--inspect`, at the address that it printed. */
export async function inspect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error(`no process can be inspected at ${address}`)));
  });
  let lastId = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as InspectorMessage;
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const ask = (method: string) =>
    new Promise<unknown>((done) => {
      lastId += 1;
      waiting.set(lastId, done);
      socket.send(JSON.stringify({ id: lastId, method }));
    });
  return {
    /** Returns the used heap in bytes after garbage collection. */
    async readHeap(): Promise<number> {
      // Weakly held objects are collected in the second round.
      for (let time = 0; time < 3; time += 1) await ask('HeapProfiler.collectGarbage');
      const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize;
    },
    close: () => socket.close(),
  };
}
