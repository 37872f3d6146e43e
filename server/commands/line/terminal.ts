import type { Dialogue } from '../newProperty/dialogue.ts';

/** Where a command is given and answered. */
export interface Terminal {
  /** Writes the answer. */
  out(text: string): void;
  /** Writes what is said about it: errors, questions, what happens next. */
  err(text: string): void;
  /** Asks a question to be answered with yes or no; undefined where nobody is there to answer. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  /** Begins a conversation with whoever writes on standard input. */
  converse(): Dialogue;
}
