import type { Translator as HostTranslator, TranslatedId as HostTextId } from '../../host/index.ts';

export { getTranslator } from '../../host/index.ts';

/** Translates the texts of the sandbox's pages, and names prices and payments as the site and its e-mails do. */
export type SandboxTranslator = HostTranslator<'sandbox' | 'count' | 'price' | 'mail'>;
export type SandboxTextId = HostTextId<'sandbox'>;
