import type { Session } from '../../../contract/dashboard/session.ts';

const usual = {
  timeZone: 'Europe/Lisbon',
  maxGuests: 4,
  checkInAfter: '15:00',
  paymentOptions: [{ id: 'all-at-once', name: 'Pay now' }],
};

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
    { id: 'casa-do-limoeiro', name: 'Casa do Limoeiro', ...usual },
    { id: 'monte-da-figueira', name: 'Monte da Figueira', ...usual },
  ],
};

/** A signed-in owner of a site that has no published property of its own yet. */
export const preparingSession: Session = { ...ownerSession, isPreparing: true };
