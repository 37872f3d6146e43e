import type { ActionPage } from './auditLog.machine.ts';

/** The newest entries, which have earlier ones. */
export const newestActions: ActionPage = {
  actions: [
    {
      id: '812',
      actor: 'Marta Costa',
      action: 'closeNights',
      reservationNumber: null,
      unitId: 'casa-do-limoeiro',
      details: { from: '2027-06-01', to: '2027-06-04' },
      at: '2027-05-02T09:30:00Z',
    },
    {
      id: '811',
      actor: 'Marta Costa',
      action: 'addNote',
      reservationNumber: 'FYR3-FCYH',
      unitId: 'casa-do-limoeiro',
      details: null,
      at: '2027-05-02T09:12:00Z',
    },
  ],
  next: '811',
};

/** Earlier entries, which have even earlier ones. */
export const earlierActions: ActionPage = {
  actions: [
    {
      id: '810',
      actor: 'command line',
      action: 'addUser',
      reservationNumber: null,
      unitId: null,
      details: { name: 'Rui Alves', role: 'manager' },
      at: '2027-05-01T18:00:00Z',
    },
  ],
  next: '810',
};
