import { answered, defineChart, failed, guestDoes } from '../atlas/chart.ts';
import { propertyMachine } from './property.machine.ts';

export const propertyChart = defineChart({
  machine: propertyMachine,
  input: { unitId: 'casa-azul' },
  happenings: [
    answered('loadProperty', { id: 'casa-azul', name: 'Casa Azul' }, 'the host answers'),
    failed('loadProperty', 'not-found', 'there is no such property'),
    failed('loadProperty', 'unreachable', 'the host cannot be reached'),
    guestDoes<typeof propertyMachine>({ type: 'retry.requested' }, 'the visitor tries again'),
  ],
});
