import type { ReplayedPath } from './replayed.ts';
import type { Move } from './ways.ts';

/** The results of one walk so far: how often each move was made, and how often each state was checked closely. */
export interface Before {
  done: Readonly<Record<string, number>>;
  /** Moves that ended a walk in more than half of their attempts. */
  stopping: readonly string[];
  looked: Readonly<Record<string, number>>;
}

export const nothingBefore: Before = { done: {}, stopping: [], looked: {} };

/** Returns the name of a move, unique within its walk. */
export const moveName = ({ from, name }: Pick<Move, 'from' | 'name'>): string => `${from} › ${name}`;

class Counts {
  readonly #counts = new Map<string, number>();
  more = (name: string) => this.#counts.set(name, this.of(name) + 1);
  of = (name: string) => this.#counts.get(name) ?? 0;
  names = () => [...this.#counts.keys()];
  all = () => Object.fromEntries(this.#counts);
}

class OneWalk {
  readonly #done = new Counts();
  readonly #stopped = new Counts();
  readonly #looked = new Counts();

  take({ steps, outcome: pathOutcome, screens = [] }: ReplayedPath): void {
    for (const [nth, { name = '', outcome, state }] of steps.entries()) {
      if (outcome === 'not reached') return;
      if (screens.includes(state)) this.#looked.more(state);
      if (nth === 0) continue;
      const move = moveName({ from: steps[nth - 1]!.state, name });
      this.#done.more(move);
      const endsHere = pathOutcome === 'not walked' || steps[nth + 1]?.outcome === 'not reached';
      if (outcome === 'failed' && endsHere) this.#stopped.more(move);
    }
  }

  before(): Before {
    const isStopping = (name: string) => this.#stopped.of(name) * 2 > this.#done.of(name);
    const stopping = this.#stopped.names().filter(isStopping);
    return { done: this.#done.all(), stopping, looked: this.#looked.all() };
  }
}

/** Collects the results of walks, by machine and start. */
export class WalkedBefore {
  readonly #walks = new Map<string, OneWalk>();

  take(paths: readonly ReplayedPath[]): void {
    for (const path of paths) {
      const where = `${path.machine} ${path.start}`;
      const walk = this.#walks.get(where) ?? new OneWalk();
      this.#walks.set(where, walk);
      walk.take(path);
    }
  }

  all = (): Record<string, Before> =>
    Object.fromEntries([...this.#walks].map(([where, walk]) => [where, walk.before()]));
}
