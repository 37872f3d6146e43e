/** What a process of Node's tells whoever inspects it. */
interface InspectorMessage {
  id?: number;
  result?: unknown;
}

/** Asks a process that was started with `--inspect`, at the address it has written. */
export async function inspect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error(`nobody is to be inspected at ${address}`)));
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
    /** The bytes of memory that are in use once nothing that can be forgotten is left. */
    async readHeap(): Promise<number> {
      // What was weakly held goes with the second time.
      for (let time = 0; time < 3; time += 1) await ask('HeapProfiler.collectGarbage');
      const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize;
    },
    close: () => socket.close(),
  };
}
