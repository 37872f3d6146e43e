/** A mail with a code that was refused, because enough of them were sent. */
export interface CodeMailRefusal {
  /** What has had enough of them sent, or was sent them. */
  by: 'network' | 'address';
  /** The network that asked, as an HMAC. */
  network: string;
}

/** An unpaid reservation whose nights others can have still. */
export interface SoftHold {
  /** What keeps as many nights as it may: its network, its e-mail domain, all strangers at the property, or itself before. */
  by: 'network' | 'domain' | 'property' | 'repeated';
  unitId: string;
  /** The network that it came from, as an HMAC. */
  network: string;
}

/** Whoever watches over the host: is told at once of what may be an attack. */
export interface Watch {
  codeMailRefused: (refusal: CodeMailRefusal) => void;
  holdNotFirm: (hold: SoftHold) => void;
}
