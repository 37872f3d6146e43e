import { cacheModule, lazyPart } from '../../../ui/lazyPart.ts';

/** The menu, the forms and the legend are loaded after the nights appear. */
export const loadLaterParts = cacheModule(() => import('./laterParts.ts'));

export const LaterLegend = lazyPart(loadLaterParts, ({ Legend }) => Legend);
export const LaterMonthChoices = lazyPart(loadLaterParts, ({ MonthChoices }) => MonthChoices);
export const LaterNightsSelection = lazyPart(loadLaterParts, ({ NightsSelection }) => NightsSelection);
