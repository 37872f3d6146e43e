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
    Last-minute discount: −€64.50
    Early-booking discount: −€10.00
    Total: €1,265.50
  `,
  de: `
    140 € × 3 Nächte: 420,00 €
    160 € × 1 Wochenendnacht: 160,00 €
    180 € × 2 Nächte Summer: 360,00 €
    200 € × 2 Wochenendnächte Summer: 400,00 €
    Last-Minute-Rabatt: −64,50 €
    Frühbucherrabatt: −10,00 €
    Gesamtpreis: 1.265,50 €
  `,
});

const tax = { amount: euros(400), guests: 2, nights: 7, total: euros(56_00), fromAge: 13 };
const taxed = {
  ...quote,
  lines: [{ kind: 'nights' as const, ...line(8, 100_00) }],
  total: euros(800_00),
  touristTax: tax,
};

tells('under a total what is paid on arrival', () => <PriceLines quote={taxed} />, {
  en: `
    €100 × 8 nights: €800.00
    Total: €800.00
    Not included: tourist tax, about €56.00, paid on arrival. That is €4 × 2 guests × 7 nights. Guests under 13 pay nothing.
  `,
  de: `
    100 € × 8 Nächte: 800,00 €
    Gesamtpreis: 800,00 €
    Nicht enthalten: Touristensteuer, etwa 56,00 €, zahlbar bei der Ankunft. Das sind 4 € × 2 Gäste × 7 Nächte. Gäste unter 13 Jahren zahlen nichts.
  `,
  fr: `
    100 € × 8 nuits: 800,00 €
    Total: 800,00 €
    Non comprise : taxe de séjour, environ 56,00 €, à régler sur place. Soit 4 € × 2 voyageurs × 7 nuits. Les voyageurs de moins de 13 ans ne paient rien.
  `,
  pt: `
    100 € × 8 noites: 800,00 €
    Total: 800,00 €
    Não incluída: taxa turística, cerca de 56,00 €, paga à chegada. São 4 € × 2 hóspedes × 7 noites. Os hóspedes com menos de 13 anos não pagam.
  `,
  es: `
    100 € × 8 noches: 800,00 €
    Total: 800,00 €
    No incluida: tasa turística, unos 56,00 €, se paga a la llegada. Son 4 € × 2 huéspedes × 7 noches. Los huéspedes menores de 13 años no pagan.
  `,
});
