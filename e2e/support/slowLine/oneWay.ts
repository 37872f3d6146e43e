import { performance } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';

/** 400 kbit/s. */
const bytesPerMillisecond = 50;

/** Somebody who has packets to send. */
export interface Sender {
  /** The next one, if there is any. */
  next: () => Buffer | undefined;
  /** It has gone off. */
  sent: (packet: Buffer) => void;
}

/** One way of a line, whose rate is for all: they take turns, with a packet each. */
export interface OneWay {
  /** Somebody has something to send. */
  wanted: (sender: Sender) => void;
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
    wanted: (sender) => {
      if (!turns.includes(sender)) turns.push(sender);
      if (!isSending) void send();
    },
  };
}
