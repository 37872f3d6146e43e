import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useText } from '../../../i18n/index.ts';
import * as disclosure from '../../../ui/Disclosure.css.ts';
import { loadPolicies } from './loadPrice.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

const Policies = lazyPart(loadPolicies, ({ QuotedPolicies }) => QuotedPolicies);

/** Shows the cancellation terms in the property's rules after dates have been chosen. */
export function BookingPolicies({ snapshot, property }: Pick<BookingProps, 'snapshot' | 'property'>) {
  const text = useText();
  const { quote } = snapshot.context;
  const title = <h3>{text('rules.cancellation')}</h3>;
  if (!quote)
    return (
      <div className={disclosure.unfolded}>
        {title}
        <p className={disclosure.sentence}>{text('policy.onceDated')}</p>
      </div>
    );
  return (
    <Suspense>
      <Policies quote={quote} timeZone={property.timeZone} title={title} />
    </Suspense>
  );
}
