import { lazy, Suspense } from 'react';
import type { Quote } from '../../../../contract/quote.ts';
import { PriceOnItsWay } from '../../shared/PriceOnItsWay.tsx';

const Lines = lazy(async () => ({ default: (await import('../../shared/PriceLines.tsx')).PriceLines }));

/** A price, whose code comes with the first of them. */
export const LaterPrice = ({ quote }: { quote: Quote }) => (
  <Suspense fallback={<PriceOnItsWay />}>
    <Lines quote={quote} />
  </Suspense>
);
