import { setTimeout as wait } from 'node:timers/promises';

export interface Refusal {
  status: number;
  contentType?: string;
  body?: string;
}

interface Due {
  address: RegExp;
  refusal: Refusal;
}

interface Change {
  address: RegExp;
  fields: Readonly<Record<string, string>>;
}

/** How the world is, for whoever looks. */
export interface WorldNow {
  isSlow: boolean;
  isOffline: boolean;
  isAway: boolean;
  /** How much of what was asked for is still to come. */
  due: number;
  /** How far the clock of the site is ahead, in milliseconds. */
  ahead: number;
}

/** How long the world takes where it is slow, in milliseconds. */
const slowly = 4000;

/** The world between the page that is looked at and its site, as somebody who looks wants it. */
export class World {
  #refusals: Due[] = [];
  #changes: Change[] = [];
  isSlow = false;
  isOffline = false;
  /** Addresses at which nobody answers. */
  away: RegExp | undefined;

  /** The next request to an address is refused, and none after it. */
  refusesNext(address: RegExp, refusal: Refusal): void {
    this.#refusals.push({ address, refusal });
  }

  /** Something else is sent in the next form to an address. */
  changesNext(address: RegExp, fields: Readonly<Record<string, string>>): void {
    this.#changes.push({ address, fields });
  }

  get now(): Omit<WorldNow, 'ahead'> {
    const { isSlow, isOffline } = this;
    const due = this.#refusals.length + this.#changes.length;
    return { isSlow, isOffline, isAway: this.away !== undefined, due };
  }

  /** Everything as it is. */
  calms(): void {
    this.#refusals = [];
    this.#changes = [];
    this.isSlow = false;
    this.isOffline = false;
    this.away = undefined;
  }

  /** What becomes of a request instead of reaching the site; nothing where it reaches it. */
  async refuses(path: string): Promise<Refusal | 'nobody answers' | undefined> {
    if (this.isOffline) return 'nobody answers';
    if (this.isSlow) await wait(slowly);
    if (this.away?.test(path)) return { status: 503 };
    const due = this.#refusals.find(({ address }) => address.test(path));
    if (!due) return undefined;
    this.#refusals.splice(this.#refusals.indexOf(due), 1);
    return due.refusal;
  }

  /** A form as it goes on. */
  changed(path: string, form: string): string {
    const change = this.#changes.find(({ address }) => address.test(path));
    if (!change) return form;
    this.#changes.splice(this.#changes.indexOf(change), 1);
    const fields = new URLSearchParams(form);
    for (const [name, value] of Object.entries(change.fields)) fields.set(name, value);
    return fields.toString();
  }
}
