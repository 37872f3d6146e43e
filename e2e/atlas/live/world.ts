import { setTimeout as wait } from 'node:timers/promises';

export interface Refusal {
  status: number;
  contentType?: string;
  body?: string;
}

/** Something that happens once, as soon as an address is asked. */
interface Due {
  /** For whoever looks. */
  words: string;
  address: RegExp;
}

interface DueRefusal extends Due {
  refusal: Refusal;
}

interface Change extends Due {
  fields: Readonly<Record<string, string>>;
}

/** How the world is, for whoever looks. */
export interface WorldNow {
  isSlow: boolean;
  isOffline: boolean;
  isAway: boolean;
  /** What was asked for and is still to come. */
  due: readonly string[];
  /** What of it has come since the beginning, in turn. */
  happened: readonly string[];
  /** How far the clock of the site is ahead, in milliseconds. */
  ahead: number;
}

/** How long the world takes where it is slow, in milliseconds. */
const slowly = 4000;

/** The world between the page that is looked at and its site, as somebody who looks wants it. */
export class World {
  #refusals: DueRefusal[] = [];
  #changes: Change[] = [];
  readonly #happened: string[] = [];
  isSlow = false;
  isOffline = false;
  /** Addresses at which nobody answers. */
  away: RegExp | undefined;

  /** The next request to an address is refused, and none after it. */
  refusesNext(due: DueRefusal): void {
    this.#refusals.push(due);
  }

  /** Something else is sent in the next form to an address. */
  changesNext(due: Change): void {
    this.#changes.push(due);
  }

  get now(): Omit<WorldNow, 'ahead'> {
    const { isSlow, isOffline } = this;
    const due = [...this.#refusals, ...this.#changes].map(({ words }) => words);
    return { isSlow, isOffline, isAway: this.away !== undefined, due, happened: [...this.#happened] };
  }

  /** Everything as it is. */
  calms(): void {
    this.#refusals = [];
    this.#changes = [];
    this.isSlow = false;
    this.isOffline = false;
    this.away = undefined;
  }

  /** The first that is due at an address; it has come then. */
  #comes<One extends Due>(all: One[], path: string): One | undefined {
    const one = all.find(({ address }) => address.test(path));
    if (!one) return undefined;
    all.splice(all.indexOf(one), 1);
    this.#happened.push(one.words);
    return one;
  }

  /** What becomes of a request instead of reaching the site; nothing where it reaches it. */
  async refuses(path: string): Promise<Refusal | 'nobody answers' | undefined> {
    if (this.isOffline) return 'nobody answers';
    if (this.isSlow) await wait(slowly);
    if (this.away?.test(path)) return { status: 503 };
    return this.#comes(this.#refusals, path)?.refusal;
  }

  /** A form as it goes on. */
  changed(path: string, form: string): string {
    const change = this.#comes(this.#changes, path);
    if (!change) return form;
    const fields = new URLSearchParams(form);
    for (const [name, value] of Object.entries(change.fields)) fields.set(name, value);
    return fields.toString();
  }
}
