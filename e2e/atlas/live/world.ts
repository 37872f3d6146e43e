import { setTimeout as wait } from 'node:timers/promises';

export interface Refusal {
  status: number;
  contentType?: string;
  body?: string;
}

/** Something that happens once, with the next request to an address. */
interface Due {
  /** A description for the view. */
  words: string;
  address: RegExp;
}

interface DueRefusal extends Due {
  refusal: Refusal;
}

interface Change extends Due {
  fields: Readonly<Record<string, string>>;
}

/** The status of the environment for the view. */
export interface WorldNow {
  isSlow: boolean;
  isOffline: boolean;
  isAway: boolean;
  /** Requested changes that have not happened yet. */
  due: readonly string[];
  /** Changes that have happened, in order. */
  happened: readonly string[];
  /** How far the clock of the site is ahead, in milliseconds. */
  ahead: number;
}

/** The delay of each answer in slow mode, in milliseconds. */
const slowly = 4000;

/** The simulated environment between the inspected page and its site. */
export class World {
  #refusals: DueRefusal[] = [];
  #changes: Change[] = [];
  readonly #happened: string[] = [];
  isSlow = false;
  isOffline = false;
  /** Addresses without an answer. */
  away: RegExp | undefined;

  /** Rejects the next request to an address. */
  refuseNext(due: DueRefusal): void {
    this.#refusals.push(due);
  }

  /** Changes the next form that is sent to an address. */
  changeNext(due: Change): void {
    this.#changes.push(due);
  }

  get now(): Omit<WorldNow, 'ahead'> {
    const { isSlow, isOffline } = this;
    const due = [...this.#refusals, ...this.#changes].map(({ words }) => words);
    return { isSlow, isOffline, isAway: this.away !== undefined, due, happened: [...this.#happened] };
  }

  /** Resets everything. */
  reset(): void {
    this.#refusals = [];
    this.#changes = [];
    this.isSlow = false;
    this.isOffline = false;
    this.away = undefined;
  }

  /** The first due change at an address, which counts as happened. */
  #apply<One extends Due>(all: One[], path: string): One | undefined {
    const one = all.find(({ address }) => address.test(path));
    if (!one) return undefined;
    all.splice(all.indexOf(one), 1);
    this.#happened.push(one.words);
    return one;
  }

  /** The answer in place of the site; undefined if the request reaches the site. */
  async refusal(path: string): Promise<Refusal | 'nobody answers' | undefined> {
    if (this.isOffline) return 'nobody answers';
    if (this.isSlow) await wait(slowly);
    if (this.away?.test(path)) return { status: 503 };
    return this.#apply(this.#refusals, path)?.refusal;
  }

  /** The form as it is forwarded. */
  changed(path: string, form: string): string {
    const change = this.#apply(this.#changes, path);
    if (!change) return form;
    const fields = new URLSearchParams(form);
    for (const [name, value] of Object.entries(change.fields)) fields.set(name, value);
    return fields.toString();
  }
}
