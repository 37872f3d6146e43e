import type { ListedPerson } from './access.types.ts';

/** Two people who have access: the signed-in owner, and a cleaner who has not signed in yet. */
export const people: readonly ListedPerson[] = [
  {
    id: 'u-1',
    name: 'Inês Carvalhal',
    email: 'ines@example.com',
    role: 'owner',
    language: 'en',
    since: '2027-01-10T09:00:00Z',
    seenAt: '2027-05-01T08:30:00Z',
    isYou: true,
  },
  {
    id: 'u-2',
    name: 'Rui Costa',
    email: 'rui@example.com',
    role: 'cleaner',
    language: 'pt',
    since: '2027-03-02T12:00:00Z',
    seenAt: null,
    isYou: false,
  },
];

/** The link of an invitation. */
export const accessLink = 'https://casa.example/host/setup#token=invited';
