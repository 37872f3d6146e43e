/** One error of several, in which each is told. */
function asOne(errors: readonly Error[]): Error {
  const [first, ...others] = errors;
  return others.length === 0 ? first! : new Error(errors.map(({ message }) => message).join('\n\nError: '));
}

/**
 * What is not as it must be in the steps of a walk. A walk that goes on sees the rest of a step too, and what comes after
 * it, as long as the page has come where it must.
 */
export class Notices {
  readonly #goesOn: boolean;
  #here: Error[] = [];
  #hasCome: () => Promise<boolean> = () => Promise.resolve(false);
  /** What there was on the whole walk. */
  readonly all: Error[] = [];

  constructor(goesOn: boolean) {
    this.#goesOn = goesOn;
  }

  /** Looks at one thing. */
  looksAtOne = async (check: () => Promise<void>): Promise<void> => {
    try {
      await check();
    } catch (error) {
      if (!this.#goesOn || !(await this.#hasCome())) throw error;
      this.#here.push(error as Error);
    }
  };

  /**
   * Takes a step.
   * @param hasCome whether the page is where it must be after it
   * @throws what is not as it must be in it, all of it in one
   */
  async inStep(hasCome: () => Promise<boolean>, body: () => Promise<void>): Promise<void> {
    this.#here = [];
    this.#hasCome = hasCome;
    try {
      await body();
    } catch (error) {
      this.all.push(error as Error);
      throw asOne([...this.#here, error as Error]);
    }
    if (this.#here.length === 0) return;
    this.all.push(...this.#here);
    throw asOne(this.#here);
  }

  /** Whether the walk goes on after a step that was not as it must be. */
  goesOn = async (): Promise<boolean> => this.#goesOn && (await this.#hasCome());
}
