/** Combines several errors into one. */
function combineErrors(errors: readonly Error[]): Error {
  const [first, ...others] = errors;
  return others.length === 0 ? first! : new Error(errors.map(({ message }) => message).join('\n\nError: '));
}

/**
 * Collects the failed checks of a test. If it continues after failures, it runs the remaining checks of a step and the
 * next steps, as long as the page is in the right state.
 */
export class StepErrors {
  readonly #continues: boolean;
  #inStep: Error[] = [];
  #isInState: () => Promise<boolean> = () => Promise.resolve(false);
  /** All errors of the test. */
  readonly all: Error[] = [];

  constructor(continuesAfterFailure: boolean) {
    this.#continues = continuesAfterFailure;
  }

  /** Runs one check. */
  runCheck = async (check: () => Promise<void>): Promise<void> => {
    try {
      await check();
    } catch (error) {
      if (!this.#continues || !(await this.#isInState())) throw error;
      this.#inStep.push(error as Error);
    }
  };

  /**
   * Runs a step.
   * @param isInState whether the page is in the right state after it
   * @throws all failed checks of the step in one error
   */
  async runStep(isInState: () => Promise<boolean>, body: () => Promise<void>): Promise<void> {
    this.#inStep = [];
    this.#isInState = isInState;
    try {
      await body();
    } catch (error) {
      this.all.push(error as Error);
      throw combineErrors([...this.#inStep, error as Error]);
    }
    if (this.#inStep.length === 0) return;
    this.all.push(...this.#inStep);
    throw combineErrors(this.#inStep);
  }

  /** Returns whether the test continues after a failed step. */
  canContinue = async (): Promise<boolean> => this.#continues && (await this.#isInState());
}
