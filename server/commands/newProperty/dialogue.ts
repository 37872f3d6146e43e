/** A dialogue of questions and one-line answers. */
export interface Dialogue {
  /** Whether a person types the answers; otherwise they are piped in. */
  readonly isWithAPerson: boolean;
  /** Returns the answer to a question; undefined at the end of input. */
  ask(question: string): Promise<string | undefined>;
  end(): void;
}
