import { cacheModule, lazyPart } from '../../../ui/lazyPart.ts';
import { withTexts } from '../layout/withTexts.ts';

/** The fields of the filters are loaded when a person opens them. */
export const loadFilterFields = cacheModule(withTexts(() => import('./FilterFields.tsx')));

export const LaterFilterFields = lazyPart(loadFilterFields, ({ FilterFields }) => FilterFields);
