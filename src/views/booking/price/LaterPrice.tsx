import { lazy, Suspense, type ComponentProps } from 'react';
import { PriceOnItsWay } from '../../shared/PriceOnItsWay.tsx';

const load = () => import('./FirstPrice.tsx');
const Price = lazy(async () => ({ default: (await load()).FirstPrice }));
const Share = lazy(async () => ({ default: (await load()).ShareStay }));

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
