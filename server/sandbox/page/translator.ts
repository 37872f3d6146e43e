import type { Translator as HostTranslator, TranslatedId as HostTextId } from '../../host/index.ts';

export { getTranslator } from '../../host/index.ts';

/** How the pages of the sandbox speak a language. */
export type SandboxTranslator = HostTranslator<'sandbox'>;
export type SandboxTextId = HostTextId<'sandbox'>;
