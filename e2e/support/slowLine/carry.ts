import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { OneWay, Sender } from './oneWay.ts';

/** As much as a packet holds, in bytes. */
const packetSize = 1460;

/** How many packets of a connection wait for their turn before no more are taken. */
const waitingAtMost = 10;

/** How long a sender waits for the answer to a packet before it sends it again, in milliseconds. */
const sentAgainAfter = 600;

const getPackets = (data: Buffer) =>
  Array.from({ length: Math.ceil(data.length / packetSize) }, (_, nth) =>
    data.subarray(nth * packetSize, (nth + 1) * packetSize),
  );

const theEnd = Buffer.alloc(0);

interface Carried {
  from: Socket;
  to: Socket;
  way: OneWay;
  /** How long a packet is on its way, in milliseconds. */
  distance: number;
  /** Whether the next packet is lost. */
  isLost: () => boolean;
  /** What goes on of what one end has sent; nothing once the connection is cut. */
  seen: (data: Buffer) => Buffer | undefined;
}

/** Carries what one end of a connection sends to the other, in order: what follows a lost packet waits for it. */
export function carry({ from, to, way, distance, isLost, seen }: Carried): void {
  const waiting: Buffer[] = [];
  const arriving: (() => void)[] = [];
  let last = 0;
  const arrives = (what: () => void) => {
    arriving.push(what);
    last = Math.max(last, performance.now() + distance + (isLost() ? sentAgainAfter : 0));
    // However timers fall, what was sent first arrives first.
    setTimeout(() => arriving.shift()!(), last - performance.now());
  };
  const sender: Sender = {
    next: () => {
      const packet = waiting.shift();
      if (waiting.length < waitingAtMost) from.resume();
      return packet;
    },
    sent: (packet) =>
      arrives(() => {
        if (to.destroyed) return;
        if (packet === theEnd) to.end();
        else to.write(packet);
      }),
  };
  const send = (...packets: Buffer[]) => {
    waiting.push(...packets);
    if (waiting.length >= waitingAtMost) from.pause();
    way.wanted(sender);
  };
  from.on('data', (data: Buffer) => {
    const passed = seen(data);
    if (passed) send(...getPackets(passed));
  });
  from.on('end', () => send(theEnd));
}
