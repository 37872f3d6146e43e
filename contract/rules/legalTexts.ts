/** The texts that tell guests who lets to them, on which terms, and what is kept of them. */
export const legalTexts = ['privacy', 'terms', 'imprint'] as const;
export type LegalTextName = (typeof legalTexts)[number];
