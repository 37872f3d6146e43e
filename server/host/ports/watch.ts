/** A refused e-mail with a code, because a limit was reached. */
export interface CodeMailRefusal {
  /** The limit that was reached: the caller's network or the recipient's address. */
  by: 'network' | 'address';
  /** The network of the caller, as an HMAC. */
  network: string;
}

/** A verified but unpaid reservation whose nights others can still book. */
export interface SoftHold {
  /**
   * The limit that was reached: of its network, its e-mail domain, all unpaid nights of the property, or its own
   * earlier hold.
   */
  by: 'network' | 'domain' | 'property' | 'repeated';
  unitId: string;
  /** The network of the caller, as an HMAC. */
  network: string;
}

/** Receives possible attacks for metrics and the log. */
export interface Watch {
  codeMailRefused: (refusal: CodeMailRefusal) => void;
  holdNotFirm: (hold: SoftHold) => void;
}
