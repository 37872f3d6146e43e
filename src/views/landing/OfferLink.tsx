import { Link } from 'wouter';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import type { Offer } from '../../../machines/landing/landing.machine.ts';
import { getProposedStay } from '../../../machines/landing/selectors.ts';
import { useLanguage } from '../../i18n/index.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';
import type { LandingState } from './LandingProps.ts';
import * as css from './LandingView.css.ts';

export interface CardProps {
  offer: Offer;
  landing: LandingState;
  level: 'h2' | 'h3';
  isFirst: boolean;
}

/** The name of a property, whose link covers the card and contains the visitor's stay. */
export function OfferLink({ offer: { id, name }, landing }: Pick<CardProps, 'offer' | 'landing'>) {
  const stay = getProposedStay(landing);
  // Results are requested from the site again with Back. Only if the property is, too, the browser restores their scroll
  // position.
  const PropertyLink = landing.context.search ? 'a' : Link;
  return (
    <PropertyLink href={propertyPage(useLanguage(), id) + (stay?.query ?? '')} className={css.link}>
      <Verbatim>{name}</Verbatim>
    </PropertyLink>
  );
}
