import type { PaidStay } from '../../server/host/ports/gateway.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

/** A stay as a gateway may show it, paid in three parts. */
export const createPaidStay = (about: Partial<PaidStay> = {}): PaidStay => ({
  propertyName: 'Casa <do> Limoeiro',
  photo: { address: 'http://localhost/media/casa/terrace.0123abcd.jpg', alt: 'The terrace' },
  startDate: '2027-07-14',
  endDate: '2027-07-17',
  guestCount: 2,
  lines: [
    { kind: 'nights', quantity: 3, unitAmount: eur(10_000), amount: eur(30_000) },
    { kind: 'cleaning', quantity: 1, unitAmount: eur(4500), amount: eur(4500) },
    { kind: 'discount', quantity: 1, unitAmount: eur(-1500), amount: eur(-1500), reason: 'early' },
  ],
  total: eur(33_000),
  later: [
    { dueDate: '2027-07-07', amount: eur(20_000), collectedBy: 'gateway' },
    { dueDate: '2027-07-14', amount: eur(3100), collectedBy: 'host' },
  ],
  timeZone: 'Pacific/Auckland',
  ...about,
});
