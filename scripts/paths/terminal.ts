/** The output streams of a command. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** The environment of a command. */
export interface Shell extends Terminal {
  /** Whether the command ran but found failures. */
  outcome: { failed: boolean };
}
