import { withTexts } from '../../../i18n/index.ts';
import { remembered } from '../../../ui/lazyPart.ts';

export const loadFirstPrice = remembered(withTexts(() => import('./FirstPrice.tsx')));
export const loadPolicies = remembered(withTexts(() => import('./Policies.tsx')));

/** What a price is told with is fetched while the host is asked for it. */
export const loadPrice = (): Promise<unknown> => Promise.all([loadFirstPrice(), loadPolicies()]);
