import { useText as useSharedText, type TextValues } from '../../i18n/index.ts';
import type { DashboardMessageId } from './messages.ts';

export { useLanguage } from '../../i18n/index.ts';
export type { DashboardMessageId } from './messages.ts';

/** Returns the text of a message of the dashboard. */
export type DashboardTranslate = (id: DashboardMessageId, values?: TextValues) => string;

/** Returns the translator of the page's language. The provided messages contain those of the dashboard. */
export const useText = (): DashboardTranslate => useSharedText() as DashboardTranslate;
