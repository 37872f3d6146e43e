import { answered, defineChart, failed, guestDoes, passes } from '../atlas/chart.ts';
import { loadingMayTake } from '../shared/patience.ts';
import { propertyMachine } from './property.machine.ts';

export const propertyChart = defineChart({
  machine: propertyMachine,
  input: { unitId: 'casa-azul' },
  happenings: [
    answered('loadProperty', { id: 'casa-azul', name: 'Casa Azul' }, 'the host answers'),
    failed('loadProperty', 'not-found', 'there is no such property'),
    failed('loadProperty', 'unreachable', 'the host cannot be reached'),
    passes('loadingMayTake', 'property.loading', loadingMayTake, 'loading takes too long'),
    guestDoes<typeof propertyMachine>({ type: 'retry.requested' }, 'the visitor tries again'),
  ],
});
