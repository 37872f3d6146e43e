import type { Property } from '../../../machines/property/property.types.ts';
import examples from '../../../server/host/openapi/examples.json' with { type: 'json' };

/** The property of the host API's examples. */
export const property = examples.getRentalUnit.answer as unknown as Property;
