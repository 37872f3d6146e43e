import type { Translator as HostTranslator, TranslatedId as HostTextId } from '../../host/index.ts';

export { getTranslator } from '../../host/index.ts';

/** Translates the texts of the sandbox's pages. */
export type SandboxTranslator = HostTranslator<'sandbox'>;
export type SandboxTextId = HostTextId<'sandbox'>;
