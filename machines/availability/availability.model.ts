import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import type { Availability } from '../../contract/schemas/availability.ts';
import { availabilityMachine } from './availability.machine.ts';

const availability: Availability = {
  unavailable: [],
  stay: { earliest: '2027-05-01', latest: '2028-05-01' },
};

export const availabilityModel = defineModel({
  machine: availabilityMachine,
  input: { unitId: 'casa-azul' },
  screenless: 'The calendar of a booking shows which nights are unavailable.',
  events: [
    defineUserEvent<typeof availabilityMachine>(
      { type: 'availability.requested' },
      'the visitor interacts with the dates',
    ),
    toReceivedEvent(
      defineUserEvent<typeof availabilityMachine>(
        { type: 'availability.outdated' },
        'nights have been booked in the meantime',
      ),
    ),
    toReceivedEvent(
      defineUserEvent<typeof availabilityMachine>({ type: 'connection.returned' }, 'the connection returns'),
    ),
    defineAnswer('readAvailability', availability, 'the host answers'),
    failed('readAvailability', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['availability.requested', 'readAvailability.answered'],
});
