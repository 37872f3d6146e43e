import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PriceOnItsWay } from '../../shared/PriceOnItsWay.tsx';
import { loadFirstPrice } from './loadPrice.ts';

const Price = lazyPart(loadFirstPrice, ({ FirstPrice }) => FirstPrice);
const Chosen = lazyPart(loadFirstPrice, ({ ChosenPrice }) => ChosenPrice);
const Share = lazyPart(loadFirstPrice, ({ ShareStay }) => ShareStay);

/** A price, whose code comes with the first of them. */
export const LaterPrice = (props: ComponentProps<typeof Price>) => (
  <Suspense fallback={<PriceOnItsWay />}>
    <Price {...props} />
  </Suspense>
);

/** The price with the chosen payment option. */
export const LaterChosenPrice = (props: ComponentProps<typeof Chosen>) => (
  <Suspense fallback={<PriceOnItsWay />}>
    <Chosen {...props} />
  </Suspense>
);

/** A way to share a stay that has a price. */
export const LaterShare = (props: ComponentProps<typeof Share>) => (
  <Suspense>
    <Share {...props} />
  </Suspense>
);
