import type { Translator as SpeechOf, TranslatedId as SpokenIdOf } from '../../host/index.ts';

export { getTranslator } from '../../host/index.ts';

/** How the pages of the sandbox speak a language. */
export type SandboxTranslator = SpeechOf<'sandbox'>;
export type SandboxTextId = SpokenIdOf<'sandbox'>;
