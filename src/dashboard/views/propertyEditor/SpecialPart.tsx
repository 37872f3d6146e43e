import { Suspense } from 'react';
import { usePhotoUploads } from '../../context/photoUploads.ts';
import { withStyles } from '../../../ui/failedStyles.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useLanguage } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { useEditor } from './EditorContext.ts';
import { getControlId } from './EditorField.tsx';
import type { SpecialView } from '../../content/sections/item.ts';
import type { SpecialProps } from './special/props.ts';
import { usePhotoParts } from './usePhotoParts.tsx';

// Each section loads only its own view.
const MapPin = lazyPart(
  withStyles(() => import('./special/MapPin.tsx')),
  (module) => module.MapPin,
);
const PhotoGrid = lazyPart(
  withStyles(() => import('./special/PhotoGrid.tsx')),
  (module) => module.PhotoGrid,
);
const PriceYear = lazyPart(
  withStyles(() => import('./special/PriceYear.tsx')),
  (module) => module.PriceYear,
);
const PolicyExamples = lazyPart(
  withStyles(() => import('./special/PolicyExamples.tsx')),
  (module) => module.PolicyExamples,
);

/** Opens a season, and moves the focus to its price, which scrolls to its form. */
function showSeason(index: number) {
  const price = document.getElementById(getControlId(['property', 'pricing', 'seasons', index, 'rate']));
  price?.closest('details')?.setAttribute('open', '');
  price?.focus();
}

const Photos = (props: SpecialProps) => (
  <PhotoGrid {...props} {...usePhotoParts()} uploads={usePhotoUploads()} />
);

function View({ view }: { view: SpecialView }) {
  const language = useLanguage();
  const { document: content, shown, change, isReadOnly } = useEditor();
  const props: SpecialProps = { document: content, shown, change, isReadOnly, language };
  if (view === 'photos') return <Photos {...props} />;
  if (view === 'map') return <MapPin {...props} />;
  if (view === 'priceYear') return <PriceYear {...props} onSeason={showSeason} />;
  return <PolicyExamples {...props} />;
}

/** The view that a section has in addition to its fields. */
export const SpecialPart = (props: { view: SpecialView }) => (
  <Suspense fallback={<LoadingText />}>
    <View {...props} />
  </Suspense>
);
