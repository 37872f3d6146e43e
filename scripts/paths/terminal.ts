/** Where a command writes what it found, and what is wrong. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** What a command is given beside its options. */
export interface Shell extends Terminal {
  /** Whether something is not as it should be, which is no mistake of whoever asked. */
  outcome: { failed: boolean };
}
