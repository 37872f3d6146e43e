import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useText, withTexts } from '../../../i18n/index.ts';
import * as shared from '../../shared/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

const Policies = lazyPart(
  withTexts(() => import('./Policies.tsx')),
  ({ QuotedPolicies }) => QuotedPolicies,
);

/** For the page's rules: what cancelling costs, once there are dates to tell it for. */
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
