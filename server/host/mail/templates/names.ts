/** The e-mail templates: `{name}.mjml` is the source, and `npm run mails` compiles it to `compiled/{name}.html`. */
export const templateNames = ['email'] as const;
export type TemplateName = (typeof templateNames)[number];
