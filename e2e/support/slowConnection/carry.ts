import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { OneWay, Sender } from './oneWay.ts';

/** The payload of a packet, in bytes. */
const packetSize = 1460;

/** The number of queued packets of a connection at which no more are accepted. */
const maxQueue = 10;

/** How long a sender waits for an acknowledgement before it sends a packet again, in milliseconds. */
const retransmitAfter = 600;

const getPackets = (data: Buffer) =>
  Array.from({ length: Math.ceil(data.length / packetSize) }, (_, nth) =>
    data.subarray(nth * packetSize, (nth + 1) * packetSize),
  );

const theEnd = Buffer.alloc(0);

interface CarryOptions {
  from: Socket;
  to: Socket;
  way: OneWay;
  /** The latency of a packet, in milliseconds. */
  distance: number;
  /** Whether the next packet is lost. */
  isLost: () => boolean;
  /** The data to forward for sent data; nothing once the connection is cut. */
  seen: (data: Buffer) => Buffer | undefined;
}

/** Carries data from one end of a connection to the other in order: packets after a lost one wait for it. */
export function carry({ from, to, way, distance, isLost, seen }: CarryOptions): void {
  const waiting: Buffer[] = [];
  const arriving: (() => void)[] = [];
  let last = 0;
  const arrives = (what: () => void) => {
    arriving.push(what);
    last = Math.max(last, performance.now() + distance + (isLost() ? retransmitAfter : 0));
    // Packets arrive in the order in which they were sent, whatever the timers do.
    setTimeout(() => arriving.shift()!(), last - performance.now());
  };
  const sender: Sender = {
    next: () => {
      const packet = waiting.shift();
      if (waiting.length < maxQueue) from.resume();
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
    if (waiting.length >= maxQueue) from.pause();
    way.enqueue(sender);
  };
  from.on('data', (data: Buffer) => {
    const passed = seen(data);
    if (passed) send(...getPackets(passed));
  });
  from.on('end', () => send(theEnd));
}
