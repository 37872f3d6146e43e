const minimal = /(?:^|,)\s*return\s*=\s*"?minimal"?\s*(?:[;,]|$)/i;

/** Whether a `Prefer` header requests a minimal answer (RFC 7240 §4.2). */
export const prefersMinimal = (preference = ''): boolean => minimal.test(preference);
