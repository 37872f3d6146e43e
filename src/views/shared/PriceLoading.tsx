import { useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Spinner.tsx';
import * as shared from '../../kit/shared.css.ts';

/** A placeholder for a price that is loading. */
export function PriceLoading() {
  const text = useText();
  return (
    <div className={shared.lines} role="status" aria-label={text('price.waiting')}>
      <Skeleton className={shared.skeletonLine} />
      <Skeleton className={shared.skeletonLine} />
      <Skeleton className={shared.skeletonLine} />
    </div>
  );
}
