import type { Read } from '../base/call.ts';
import { describe } from '../content/index.ts';
import { readAvailability } from './getAvailability.ts';
import { requireUnitToShow } from './requireUnit.ts';

/** Returns a property with its unavailable nights. A minimal answer needs no database. */
export const getRentalUnit: Read<'getRentalUnit'> = async (host, { params, language, minimal }) => {
  const unit = requireUnitToShow(host, params.id);
  const description = describe(unit, language);
  if (minimal) return description;
  const { stay, unavailable, seasons } = await readAvailability(host, unit, language);
  return {
    ...description,
    ...(seasons && { pricing: { ...description.pricing, seasons } }),
    stay: { ...description.stay, ...stay },
    unavailable,
  };
};
