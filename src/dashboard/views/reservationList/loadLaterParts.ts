import { cacheModule, lazyPart } from '../../../ui/lazyPart.ts';
import { withTexts } from '../layout/withTexts.ts';

/** The sums of the list and the choices about it are loaded while the list itself is. */
export const loadLaterParts = cacheModule(withTexts(() => import('./laterParts.ts')));

export const LaterColumnChoice = lazyPart(loadLaterParts, ({ ColumnChoice }) => ColumnChoice);
export const LaterFilterChips = lazyPart(loadLaterParts, ({ FilterChips }) => FilterChips);
export const LaterFilterFields = lazyPart(loadLaterParts, ({ FilterFields }) => FilterFields);
export const LaterOrderSelect = lazyPart(loadLaterParts, ({ OrderSelect }) => OrderSelect);
export const LaterSums = lazyPart(loadLaterParts, ({ Sums }) => Sums);
