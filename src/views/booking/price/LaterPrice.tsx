import { Suspense, type ComponentProps } from 'react';
import { withTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PriceOnItsWay } from '../../shared/PriceOnItsWay.tsx';

const load = withTexts(() => import('./FirstPrice.tsx'));
const Price = lazyPart(load, ({ FirstPrice }) => FirstPrice);
const Share = lazyPart(load, ({ ShareStay }) => ShareStay);

/** A price, whose code comes with the first of them. */
export const LaterPrice = (props: ComponentProps<typeof Price>) => (
  <Suspense fallback={<PriceOnItsWay />}>
    <Price {...props} />
  </Suspense>
);

/** A way to share a stay that has a price. */
export const LaterShare = (props: ComponentProps<typeof Share>) => (
  <Suspense>
    <Share {...props} />
  </Suspense>
);
