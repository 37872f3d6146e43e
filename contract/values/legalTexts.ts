/** The legal texts of a site: data protection, terms, and the identity of the host. */
export const legalTexts = ['privacy', 'terms', 'imprint'] as const;
export type LegalTextName = (typeof legalTexts)[number];
