import * as v from 'valibot';

/** The path on which the embedded host API grants tokens, and the default for other hosts. */
export const tokenPath = '/api/token';

/** The only scope: the application acts for its anonymous guests. */
export const applicationScope = 'APPLICATION';

/** A granted token (RFC 6749 §5.1); `expires_in` in seconds. */
export const grantedToken = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  token_type: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});
export type GrantedToken = v.InferOutput<typeof grantedToken>;
