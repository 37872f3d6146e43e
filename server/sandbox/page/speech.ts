import type { Speech as SpeechOf, SpokenId as SpokenIdOf } from '../../host/index.ts';

export { speechOf } from '../../host/index.ts';

/** How the pages of the sandbox speak a language. */
export type Speech = SpeechOf<'sandbox'>;
export type SpokenId = SpokenIdOf<'sandbox'>;
