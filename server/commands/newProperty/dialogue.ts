/** A conversation, line by line. */
export interface Dialogue {
  /** Whether a person types the answers; else they are piped in. */
  readonly isWithAPerson: boolean;
  /** The answer to a question; undefined where there is none any more, for its end has come. */
  ask(question: string): Promise<string | undefined>;
  end(): void;
}
