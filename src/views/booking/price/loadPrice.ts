import { cacheModule } from '../../../ui/lazyPart.ts';
import { loadAll } from '../../../ui/chunkErrors.ts';
import { withTexts } from '../../../ui/withTexts.ts';

export const loadFirstPrice = cacheModule(withTexts(() => import('./firstPriceParts.ts')));
export const loadPolicies = cacheModule(withTexts(() => import('./Policies.tsx')));

/** Prefetches the code that shows a price while the host calculates it. */
export const loadPrice = (): Promise<unknown> => loadAll([loadFirstPrice(), loadPolicies()]);
