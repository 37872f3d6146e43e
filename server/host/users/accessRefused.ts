export type AccessRefusal = 'email-taken' | 'last-owner' | 'unknown-user';

/** A change of who has access is not possible. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';
  readonly reason: AccessRefusal;

  constructor(reason: AccessRefusal) {
    super(reason);
    this.reason = reason;
  }
}
