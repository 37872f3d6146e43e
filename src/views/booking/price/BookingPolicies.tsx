import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useText } from '../../../i18n/index.ts';
import * as shared from '../../../kit/shared.css.ts';
import { loadPolicies } from './loadPrice.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

const Policies = lazyPart(loadPolicies, ({ QuotedPolicies }) => QuotedPolicies);

/** Shows the cancellation terms in the property's rules after dates have been chosen. */
export function BookingPolicies({ snapshot, property }: Pick<BookingProps, 'snapshot' | 'property'>) {
  const text = useText();
  const { quote } = snapshot.context;
  if (!quote) return <p className={shared.lead}>{text('policy.onceDated')}</p>;
  return (
    <Suspense>
      <Policies quote={quote} timeZone={property.timeZone} />
    </Suspense>
  );
}
