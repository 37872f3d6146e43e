// @vitest-environment jsdom
import { PriceLines } from '../../../src/views/shared/PriceLines.tsx';
import { euros, quote } from '../support/quote.ts';
import { tells } from '../support/screen.tsx';

const line = (quantity: number, unit: number) => ({
  quantity,
  unitAmount: euros(unit),
  amount: euros(quantity * unit),
});

const seasonal = {
  ...quote,
  lines: [
    { kind: 'nights' as const, ...line(3, 140_00) },
    { kind: 'nights' as const, ...line(1, 160_00), weekend: true },
    { kind: 'nights' as const, ...line(2, 180_00), season: 'Summer' },
    { kind: 'nights' as const, ...line(2, 200_00), weekend: true, season: 'Summer' },
    { kind: 'discount' as const, ...line(1, -64_50), reason: 'last_minute' as const },
    { kind: 'discount' as const, ...line(1, -10_00), reason: 'early' as const },
  ],
  total: euros(1_265_50),
};

tells('a price of several seasons', () => <PriceLines quote={seasonal} />, {
  en: `
    €140 × 3 nights: €420.00
    €160 × 1 weekend night: €160.00
    €180 × 2 nights Summer: €360.00
    €200 × 2 weekend nights Summer: €400.00
    Last-minute discount: -€64.50
    Early-booking discount: -€10.00
    Total: €1,265.50
  `,
  de: `
    140 € × 3 Nächte: 420,00 €
    160 € × 1 Wochenendnacht: 160,00 €
    180 € × 2 Nächte Summer: 360,00 €
    200 € × 2 Wochenendnächte Summer: 400,00 €
    Last-Minute-Rabatt: -64,50 €
    Frühbucherrabatt: -10,00 €
    Gesamtpreis: 1.265,50 €
  `,
});
