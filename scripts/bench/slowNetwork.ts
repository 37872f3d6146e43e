import { connect, type Socket } from 'node:net';

export interface PageRequest {
  address: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

const getRequest = ({ address, path, headers }: PageRequest) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const open = ({ address }: PageRequest) =>
  new Promise<Socket>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });

/** The time limit of a response in milliseconds: a response that is shorter than the first one never completes. */
const patience = 5000;
const endOfHead = '\r\n\r\n';

/** Reads one raw response of a server that sends Content-Length. */
export async function getAnswer(pageRequest: PageRequest): Promise<{ head: string; body: Buffer }> {
  const socket = await open(pageRequest);
  let come = Buffer.alloc(0);
  socket.write(getRequest(pageRequest));
  for await (const part of socket) {
    come = Buffer.concat([come, part as Buffer]);
    const [head] = come.toString('latin1').split(endOfHead, 1) as [string];
    const body = come.subarray(head.length + endOfHead.length);
    if (body.length === Number(/^content-length: (\d+)/im.exec(head)?.[1])) return { head, body };
  }
  throw new Error(`${pageRequest.address}${pageRequest.path} sent less than its Content-Length`);
}

/**
 * Requests a page repeatedly on several connections, and returns the number of responses per second. It only counts
 * bytes, because parsing responses would take longer than serving them.
 * @throws if the responses have different lengths
 */
export async function answersPerSecond(
  pageRequest: PageRequest,
  connections: number,
  seconds: number,
): Promise<number> {
  const { head, body } = await getAnswer(pageRequest);
  const length = head.length + endOfHead.length + body.length;
  const request = getRequest(pageRequest);
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const askAgain = async () => {
    const socket = await open(pageRequest);
    const differs = () =>
      new Error(`${pageRequest.address}${pageRequest.path} sends responses of different lengths`);
    socket.setTimeout(patience, () => socket.destroy(differs()));
    let come = 0;
    socket.write(request);
    for await (const part of socket) {
      come += (part as Buffer).length;
      if (come < length) continue;
      if (come > length) throw differs();
      come = 0;
      answers += 1;
      // Leaving the loop closes the connection.
      if (performance.now() > end) return;
      socket.write(request);
    }
    throw new Error(`${pageRequest.address}${pageRequest.path} no longer responds`);
  };
  await Promise.all(Array.from({ length: connections }, askAgain));
  return answers / seconds;
}
