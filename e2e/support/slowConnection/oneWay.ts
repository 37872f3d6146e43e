import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';

/** 400 kbit/s. */
const bytesPerMillisecond = 50;

/** A source of packets. */
export interface Sender {
  /** The next packet, if there is one. */
  next: () => Buffer | undefined;
  /** Called when the packet was sent. */
  sent: (packet: Buffer) => void;
}

/** One direction of a connection with a shared rate: senders take turns, one packet each. */
export interface OneWay {
  /** Called when a sender has a packet. */
  enqueue: (sender: Sender) => void;
}

export function openOneWay(): OneWay {
  const turns: Sender[] = [];
  let isSending = false;

  async function send() {
    isSending = true;
    let free = performance.now();
    for (let sender = turns.shift(); sender; sender = turns.shift()) {
      const packet = sender.next();
      if (packet) {
        turns.push(sender);
        free += packet.length / bytesPerMillisecond;
        const wait = free - performance.now();
        if (wait > 0) await after(wait);
        sender.sent(packet);
      }
    }
    isSending = false;
  }

  return {
    enqueue: (sender) => {
      if (!turns.includes(sender)) turns.push(sender);
      if (!isSending) void send();
    },
  };
}
