import { lazy, Suspense } from 'react';
import { useText } from '../../../i18n/index.ts';
import * as shared from '../../shared/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

const Policies = lazy(async () => ({ default: (await import('./Policies.tsx')).QuotedPolicies }));

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
