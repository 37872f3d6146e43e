import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PriceLoading } from '../../shared/PriceLoading.tsx';
import { loadFirstPrice } from './loadPrice.ts';

const Price = lazyPart(loadFirstPrice, ({ FirstPrice }) => FirstPrice);
const SidePrice = lazyPart(loadFirstPrice, ({ SidePrice: Component }) => Component);
const Share = lazyPart(loadFirstPrice, ({ ShareStay }) => ShareStay);

/** A price, whose code is loaded with the first one. */
export const LazyPrice = (props: ComponentProps<typeof Price>) => (
  <Suspense fallback={<PriceLoading />}>
    <Price {...props} />
  </Suspense>
);

/** The price next to the steps of the booking. */
export const LazySidePrice = (props: ComponentProps<typeof SidePrice>) => (
  <Suspense fallback={<PriceLoading />}>
    <SidePrice {...props} />
  </Suspense>
);

/** The button that shares a priced stay. */
export const LazyShare = (props: ComponentProps<typeof Share>) => (
  <Suspense>
    <Share {...props} />
  </Suspense>
);
