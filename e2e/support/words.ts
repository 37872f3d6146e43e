import type { Language } from '../../contract/language.ts';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import pt from '../../locales/pt.json' with { type: 'json' };

export type MessageId = keyof typeof en;

/** All messages in all languages, from `locales/`. */
export const messagesIn: Record<Language, Record<MessageId, string>> = { en, pt, fr, de, es };

/** A message without arguments, as a guest reads it. */
export const words = (id: MessageId, language: Language = 'en'): string => messagesIn[language][id];
