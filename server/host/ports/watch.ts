/** A hold that a stranger was refused, for a reason that is about how much is held, and not about the stay. */
export interface HoldRefused {
  /** What has begun enough: a network, an e-mail address, mails to or from one of them, or all strangers at a property. */
  by: 'network' | 'address' | 'mails' | 'property';
  unitId: string;
  /** The network that asked, as an HMAC. */
  network: string;
}

/** Whoever watches over the host: is told at once of what may be an attack. */
export interface Watch {
  holdRefused(refused: HoldRefused): void;
}
