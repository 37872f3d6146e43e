/** The mails' shapes: `{name}.mjml` is written by hand, `compiled/{name}.html` is made from it by `npm run mails`. */
export const templateNames = ['email'] as const;
export type TemplateName = (typeof templateNames)[number];
