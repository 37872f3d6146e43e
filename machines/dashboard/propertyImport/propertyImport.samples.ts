import { noValues, type FoundProperty } from '../../../contract/imports/foundProperty.ts';

export const foundProperty: FoundProperty = {
  values: {
    ...noValues,
    name: 'Casa Azul',
    summary: 'A bright house near the beach.',
    description: 'A bright house near the beach. It has two bedrooms.',
    rules: 'No parties',
    maxGuests: '4',
    bedrooms: '2',
    checkIn: '15:00',
  },
  amenities: ['wifi', 'oven'],
  unknown: ['Helicopter landing'],
};

export const otherProperty: FoundProperty = {
  values: { ...noValues, name: 'Casa Verde' },
  amenities: [],
  unknown: [],
};
