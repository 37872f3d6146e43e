import { createHash } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { openOneWay, type OneWay } from './slowConnection/oneWay.ts';
import { carry } from './slowConnection/carry.ts';

/** The latency of a packet in one direction, in milliseconds. */
const distance = 200;

/** The share of packets that are lost and sent again. */
const lost = 0.02;

/** The moments at which a connection is cut. */
const moments = ['before the request arrives', 'before the answer arrives'] as const;

/** The request line without the hash in file names, and its position in the bytes. */
const requestLine = /^([A-Z]+) http:\/\/[^/]+(\/\S*) HTTP\/1\.1\r\n/;
const withoutHash = (path: string) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

interface SlowOptions {
  /** The address of the site. */
  to: string;
  /** Determines all random decisions together with the requests, in whatever order these arrive. */
  seed: string;
  /** The requests whose connections may be cut, such as `POST /api/1/payment`. */
  cuts: RegExp;
}

/**
 * A connection like on the move: 400 kbit/s each way for all connections together, 800 milliseconds for a round
 * trip, 2 % packet
 * loss, and connections that are cut. The browser uses it as its proxy.
 */
export async function openSlowConnection({ to, seed, cuts }: SlowOptions) {
  const { hostname: host, port } = new URL(to);
  const up = openOneWay();
  const down = openOneWay();
  const open = new Set<Socket>();
  const times = new Map<string, number>();
  const cut: string[] = [];
  let lostPackets = 0;

  /** A number from 0 to 1. */
  const chance = (of: string) =>
    createHash('sha256').update(`${seed} ${of}`).digest().readUInt32BE(0) / 2 ** 32;

  /** Whether the connection of the nth identical request is cut; never from the third one on. */
  const cutAt = (requestName: string, nth: number) => {
    const drawn = chance(`cut ${requestName} ${nth}`) * (moments.length + 1);
    const moment = cuts.test(requestName) && nth < 3 ? moments[Math.floor(drawn)] : undefined;
    if (moment) cut.push(`${requestName}, ${moment}`);
    return moment;
  };

  async function accept(browser: Socket) {
    const site = connect({ host, port: Number(port) });
    const isOver = () => {
      browser.resetAndDestroy();
      site.destroy();
    };
    for (const socket of [browser, site]) {
      open.add(socket);
      socket.on('error', isOver);
      socket.on('close', () => void open.delete(socket));
    }
    let requestName = '';
    let cutting: (typeof moments)[number] | undefined;
    let packets = 0;
    const isLost = () => {
      const happens = chance(`lost ${requestName} ${(packets += 1)}`) < lost;
      if (happens) lostPackets += 1;
      return happens;
    };
    const along = (from: Socket, way: OneWay, at: Socket, seen: (data: Buffer) => Buffer | undefined) =>
      carry({ from, to: at, way, distance, isLost, seen });

    // The client sends first.
    await after(2 * distance);
    along(browser, up, site, (data) => {
      const [line, method, path] = requestLine.exec(data.toString('latin1')) ?? [];
      if (line === undefined) return cutting === 'before the request arrives' ? undefined : data;
      const what = `${method} ${withoutHash(path!)}`;
      const nth = (times.get(what) ?? 0) + 1;
      times.set(what, nth);
      requestName = `${what} ${nth}`;
      packets = 0;
      cutting = cutAt(what, nth);
      if (cutting === 'before the request arrives') {
        setTimeout(isOver, distance);
        return undefined;
      }
      return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n`), data.subarray(line.length)]);
    });
    along(site, down, browser, (data) => {
      if (cutting === undefined) return data;
      setTimeout(isOver, distance);
      return undefined;
    });
  }

  const server = createServer((browser) => void accept(browser));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    /** The requests that were cut, with the moment. */
    cut: cut as readonly string[],
    /** The number of lost packets. */
    lost: () => lostPackets,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
