import { setTimeout as pause } from 'node:timers/promises';
import { createJourneys, units, type ReadCode } from './journeys.ts';

/** What came of so many requests. */
export interface Load {
  sent: number;
  /** Requests that could not be begun when they were due. */
  late: number;
  milliseconds: number[];
  /** How often each status was answered; `none` where nothing was. */
  statuses: Map<string, number>;
  /** Guests who came to the end of what they were about, and who did not. */
  journeys: { ended: number; failed: number };
}

interface LoadOptions {
  seconds: number;
  perSecond: number;
  readCode: ReadCode;
  /** Is called when half of the time is over. */
  atHalf: () => Promise<void>;
}

const pages = ['/en', '/de', ...units.flatMap((unit) => [`/en/${unit}`, `/pt/${unit}`])];
/** Of so many requests one is a step of somebody who books. */
const sampleEvery = 4;
/** How much later than it is due a request may begin, in milliseconds. */
const tolerance = 250;

/** Asks a site for pages, and books stays at it, so often a second, whether it has answered what went before or not. */
export async function load(
  address: string,
  { seconds, perSecond, readCode, atHalf }: LoadOptions,
): Promise<Load> {
  const outcome: Load = {
    sent: 0,
    late: 0,
    milliseconds: [],
    statuses: new Map(),
    journeys: { ended: 0, failed: 0 },
  };

  /** A request that counts. */
  async function ask(path: string, init?: RequestInit): Promise<Response | undefined> {
    const began = performance.now();
    outcome.sent += 1;
    const answer = await fetch(address + path, { redirect: 'manual', ...init }).catch(() => undefined);
    const kept = answer && new Response(await answer.arrayBuffer(), answer);
    outcome.milliseconds.push(performance.now() - began);
    const status = String(answer?.status ?? 'none');
    outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
    return kept;
  }

  const journeys = await createJourneys(ask, readCode);
  const running = new Set<Promise<unknown>>();
  const began = performance.now();
  const all = Math.round(seconds * perSecond);
  for (let count = 0; count < all; count += 1) {
    const due = began + (count * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    if (early < -tolerance) outcome.late += 1;
    const isBooking = count % sampleEvery === 0;
    const step = isBooking ? journeys.step() : ask(pages[count % pages.length]!);
    running.add(step);
    if (count === Math.floor(all / 2)) running.add(atHalf());
    void step.finally(() => running.delete(step));
  }
  await Promise.all(running);
  await journeys.end();
  outcome.journeys = journeys.came();
  return outcome;
}
