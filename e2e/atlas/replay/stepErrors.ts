/** Combines several errors into one. */
function joinErrors(errors: readonly Error[]): Error {
  const [first, ...others] = errors;
  return others.length === 0 ? first! : new Error(errors.map(({ message }) => message).join('\n\nError: '));
}

/**
 * The failed checks of a walk. A walk that continues makes the remaining checks of a step and the steps after
 * it, as long as the page is
 * in the right state.
 */
export class StepErrors {
  readonly #continues: boolean;
  #here: Error[] = [];
  #hasCome: () => Promise<boolean> = () => Promise.resolve(false);
  /** All errors of the walk. */
  readonly all: Error[] = [];

  constructor(goesOn: boolean) {
    this.#continues = goesOn;
  }

  /** Runs one check. */
  runCheck = async (check: () => Promise<void>): Promise<void> => {
    try {
      await check();
    } catch (error) {
      if (!this.#continues || !(await this.#hasCome())) throw error;
      this.#here.push(error as Error);
    }
  };

  /**
   * Runs a step.
   * @param hasCome whether the page is in the right state after it
   * @throws all failed checks of the step in one error
   */
  async inStep(hasCome: () => Promise<boolean>, body: () => Promise<void>): Promise<void> {
    this.#here = [];
    this.#hasCome = hasCome;
    try {
      await body();
    } catch (error) {
      this.all.push(error as Error);
      throw joinErrors([...this.#here, error as Error]);
    }
    if (this.#here.length === 0) return;
    this.all.push(...this.#here);
    throw joinErrors(this.#here);
  }

  /** Whether the walk continues after a failed step. */
  goesOn = async (): Promise<boolean> => this.#continues && (await this.#hasCome());
}
