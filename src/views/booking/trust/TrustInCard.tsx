import type { Property } from '../../../../machines/property/property.types.ts';
import { DirectBooking } from './DirectBooking.tsx';
import { HostInCard } from './HostInCard.tsx';
import * as css from './trust.css.ts';

/** Says what a direct booking means, and shows the host, next to the price. */
export const TrustInCard = ({ property }: { property: Property }) => (
  <div className={css.card}>
    <DirectBooking property={property} />
    <HostInCard property={property} />
  </div>
);
