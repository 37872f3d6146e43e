import { setTimeout as pause } from 'node:timers/promises';
import { createJourneys, units, type ReadCode } from './journeys.ts';

/** The results of a load test. */
export interface Load {
  sent: number;
  /** Requests that could not start on time. */
  late: number;
  milliseconds: number[];
  /** The number of responses by status; `none` if there was no response. */
  statuses: Map<string, number>;
  /** Completed and failed journeys of guests. */
  journeys: { ended: number; failed: number };
}

interface LoadOptions {
  seconds: number;
  perSecond: number;
  readCode: ReadCode;
  /** Runs after half of the time. */
  atHalf: () => Promise<void>;
}

const pages = ['/en', '/de', ...units.flatMap((unit) => [`/en/${unit}`, `/pt/${unit}`])];
/** Every nth request is a step of a guest who books. */
const sampleEvery = 4;
/** The maximum delay of a request's start in milliseconds. */
const tolerance = 250;

/** Requests pages and books stays at a constant rate, whether or not earlier requests were answered. */
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

  /** Sends a request, and counts it. */
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
