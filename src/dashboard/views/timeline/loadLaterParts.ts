import { cacheModule, lazyPart } from '../../../ui/lazyPart.ts';
import { withTexts } from '../layout/withTexts.ts';

/** The menu, the forms and the legend are loaded after the nights appear. */
export const loadLaterParts = cacheModule(withTexts(() => import('./laterParts.ts'), 'timeline'));

export const LaterLegend = lazyPart(loadLaterParts, ({ Legend }) => Legend);
export const LaterMonthChoices = lazyPart(loadLaterParts, ({ MonthChoices }) => MonthChoices);
export const LaterNightsSelection = lazyPart(loadLaterParts, ({ NightsSelection }) => NightsSelection);
