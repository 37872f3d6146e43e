import type { Dialogue } from '../newProperty/dialogue.ts';

/** The input and output of a command. */
export interface Terminal {
  /** Writes the result. */
  out(text: string): void;
  /** Writes everything else: errors, questions, what happens next. */
  err(text: string): void;
  /** Asks a yes-or-no question; undefined without a terminal. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  /** Starts a dialogue on standard input. */
  converse(): Dialogue;
}
