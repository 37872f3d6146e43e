import type { Session } from '../../../contract/dashboard/session.ts';

/** A signed-in owner of a site with two properties. */
export const ownerSession: Session = {
  user: {
    id: 'u-1',
    name: 'Inês Carvalhal',
    email: 'ines@example.com',
    role: 'owner',
    language: 'en',
  },
  proofUntil: null,
  hasPasskey: true,
  productName: 'Estadia',
  properties: [
    { id: 'casa-do-limoeiro', name: 'Casa do Limoeiro', timeZone: 'Europe/Lisbon' },
    { id: 'monte-da-figueira', name: 'Monte da Figueira', timeZone: 'Europe/Lisbon' },
  ],
};
