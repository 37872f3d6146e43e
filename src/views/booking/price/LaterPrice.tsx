import { lazy, Suspense, type ComponentProps } from 'react';
import { PriceOnItsWay } from '../../shared/PriceOnItsWay.tsx';

const Price = lazy(async () => ({ default: (await import('./FirstPrice.tsx')).FirstPrice }));

/** A price, whose code comes with the first of them. */
export const LaterPrice = (props: ComponentProps<typeof Price>) => (
  <Suspense fallback={<PriceOnItsWay />}>
    <Price {...props} />
  </Suspense>
);
