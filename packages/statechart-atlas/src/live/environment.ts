import { setTimeout as wait } from 'node:timers/promises';

/** A simulated response in place of the site's. */
export interface SimulatedResponse {
  status: number;
  contentType?: string;
  body?: string;
}

/** A change that is applied once, to the next matching request. */
interface PendingChange {
  /** A description for the view. */
  label: string;
  /** Matches the path of the request. */
  path: RegExp;
}

interface PendingResponse extends PendingChange {
  response: SimulatedResponse;
}

interface PendingFields extends PendingChange {
  fields: Readonly<Record<string, string>>;
}

/** The delay of each response in slow mode, in milliseconds. */
const slowDelay = 4000;

/** The simulated network and server between the browser and the inspected site. */
export class Environment {
  #responses: PendingResponse[] = [];
  #fields: PendingFields[] = [];
  readonly #applied: string[] = [];
  isSlow = false;
  isOffline = false;
  /** Matches the paths that answer with status 503. */
  unavailable: RegExp | undefined;

  /** Replaces the response to the next request to a path. */
  replaceNextResponse(change: PendingResponse): void {
    this.#responses.push(change);
  }

  /** Replaces fields of the next form that is sent to a path. */
  replaceNextFields(change: PendingFields): void {
    this.#fields.push(change);
  }

  /** The labels of changes that have not been applied yet. */
  get pending(): readonly string[] {
    return [...this.#responses, ...this.#fields].map(({ label }) => label);
  }

  /** The labels of changes that have been applied, in order. */
  get applied(): readonly string[] {
    return [...this.#applied];
  }

  /** Ends all simulations. */
  reset(): void {
    this.#responses = [];
    this.#fields = [];
    this.isSlow = false;
    this.isOffline = false;
    this.unavailable = undefined;
  }

  /** Takes the first pending change for a path, which counts as applied. */
  #takeNext<Change extends PendingChange>(changes: Change[], requestPath: string): Change | undefined {
    const change = changes.find(({ path }) => path.test(requestPath));
    if (!change) return undefined;
    changes.splice(changes.indexOf(change), 1);
    this.#applied.push(change.label);
    return change;
  }

  /**
   * The response in place of the site's: a simulated one, or `disconnected` for none at all; undefined if the request
   * reaches the site.
   */
  async respond(path: string): Promise<SimulatedResponse | 'disconnected' | undefined> {
    if (this.isOffline) return 'disconnected';
    if (this.isSlow) await wait(slowDelay);
    if (this.unavailable?.test(path)) return { status: 503 };
    return this.#takeNext(this.#responses, path)?.response;
  }

  /** The form as it is forwarded to the site. */
  changeForm(path: string, form: string): string {
    const change = this.#takeNext(this.#fields, path);
    if (!change) return form;
    const fields = new URLSearchParams(form);
    for (const [name, value] of Object.entries(change.fields)) fields.set(name, value);
    return fields.toString();
  }
}
