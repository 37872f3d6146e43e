import type { Language } from '../../contract/values/language.ts';
import deDashboard from '../../locales/dashboard/de.json' with { type: 'json' };
import enDashboard from '../../locales/dashboard/en.json' with { type: 'json' };
import esDashboard from '../../locales/dashboard/es.json' with { type: 'json' };
import frDashboard from '../../locales/dashboard/fr.json' with { type: 'json' };
import ptDashboard from '../../locales/dashboard/pt.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import pt from '../../locales/pt.json' with { type: 'json' };

export type MessageId = keyof typeof en | keyof typeof enDashboard;

/** All messages in all languages, from `locales/`. */
export const messagesIn: Record<Language, Record<MessageId, string>> = {
  en: { ...en, ...enDashboard },
  pt: { ...pt, ...ptDashboard },
  fr: { ...fr, ...frDashboard },
  de: { ...de, ...deDashboard },
  es: { ...es, ...esDashboard },
};

/** A message without arguments, as a guest reads it. */
export const words = (id: MessageId, language: Language = 'en'): string => messagesIn[language][id];
