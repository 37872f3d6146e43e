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

/** How long an answer may take, in milliseconds: one that is shorter than the first never comes to its end. */
const patience = 5000;
const endOfHead = '\r\n\r\n';

/** An answer as it comes over the line, of a server that says how long it is. */
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
  throw new Error(`${pageRequest.address}${pageRequest.path} answered less than it said`);
}

/**
 * Asks for a page on several connections again and again, and tells how many answers came in a second. It counts bytes
 * alone: to look into them takes whoever asks longer than the server that wrote them.
 *
 * @throws where answers are not all as long as the first
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
    const differs = () => new Error(`${pageRequest.address}${pageRequest.path} answers now this, now that`);
    socket.setTimeout(patience, () => socket.destroy(differs()));
    let come = 0;
    socket.write(request);
    for await (const part of socket) {
      come += (part as Buffer).length;
      if (come < length) continue;
      if (come > length) throw differs();
      come = 0;
      answers += 1;
      // Leaving the loop ends the connection.
      if (performance.now() > end) return;
      socket.write(request);
    }
    throw new Error(`${pageRequest.address}${pageRequest.path} does not answer any more`);
  };
  await Promise.all(Array.from({ length: connections }, askAgain));
  return answers / seconds;
}
