import { lazyPart } from '../../../ui/lazyPart.ts';
import { withTexts } from '../../../ui/withTexts.ts';
import { deferSection, loadAfterInteraction } from '../../shared/deferSection.tsx';
// The part is in the HTML from the start, so its styles are imported here.
import './trust.css.ts';

const loadTrust = withTexts(() => import('./TrustInCard.tsx'));

const serverModule = import.meta.env.SSR ? await loadTrust() : undefined;

/** The meaning of a direct booking, and the host. No booking changes it. */
export const LazyTrust = deferSection(
  serverModule?.TrustInCard ??
    lazyPart(
      () => loadAfterInteraction(loadTrust),
      ({ TrustInCard }) => TrustInCard,
    ),
);
