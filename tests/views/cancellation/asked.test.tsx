import { cancellationTells } from './cancellationTells.tsx';
import { comesBack, consequence } from './cancellationWords.ts';

cancellationTells(
  'the question',
  'confirming',
  {},
  {
    en: `
    ### Cancel your stay at Casa Azul? (focus)
    ${comesBack.en}
    ${consequence.en}
    [Cancel the reservation] => cancellation.confirmed
    [Keep the reservation] => cancellation.dismissed
  `,
    de: `
    ### Ihren Aufenthalt in Casa Azul stornieren? (focus)
    ${comesBack.de}
    ${consequence.de}
    [Reservierung stornieren] => cancellation.confirmed
    [Reservierung behalten] => cancellation.dismissed
  `,
    fr: `
    ### Annuler votre séjour à Casa Azul ? (focus)
    ${comesBack.fr}
    ${consequence.fr}
    [Annuler la réservation] => cancellation.confirmed
    [Garder la réservation] => cancellation.dismissed
  `,
    pt: `
    ### Cancelar a sua estadia em Casa Azul? (focus)
    ${comesBack.pt}
    ${consequence.pt}
    [Cancelar a reserva] => cancellation.confirmed
    [Manter a reserva] => cancellation.dismissed
  `,
    es: `
    ### ¿Cancelar su estancia en Casa Azul? (focus)
    ${comesBack.es}
    ${consequence.es}
    [Cancelar la reserva] => cancellation.confirmed
    [Mantener la reserva] => cancellation.dismissed
  `,
  },
);

cancellationTells(
  'a cancellation on its way',
  'cancelling',
  {},
  {
    en: `
    ### Cancel your stay at Casa Azul? (focus)
    ${comesBack.en}
    ${consequence.en}
    status| Your reservation is being cancelled…
    [Cancel the reservation] (busy)
    [Keep the reservation] (held back)
  `,
    de: `
    ### Ihren Aufenthalt in Casa Azul stornieren? (focus)
    ${comesBack.de}
    ${consequence.de}
    status| Ihre Reservierung wird storniert…
    [Reservierung stornieren] (busy)
    [Reservierung behalten] (held back)
  `,
    pt: `
    ### Cancelar a sua estadia em Casa Azul? (focus)
    ${comesBack.pt}
    ${consequence.pt}
    status| A sua reserva está a ser cancelada…
    [Cancelar a reserva] (busy)
    [Manter a reserva] (held back)
  `,
  },
);

cancellationTells(
  'a cancellation whose terms are looked up',
  'reassessing',
  {},
  {
    en: `
    ### Cancel your stay at Casa Azul? (focus)
    ${comesBack.en}
    ${consequence.en}
    status| Your reservation is being cancelled…
    [Cancel the reservation] (busy)
    [Keep the reservation] (held back)
  `,
    de: `
    ### Ihren Aufenthalt in Casa Azul stornieren? (focus)
    ${comesBack.de}
    ${consequence.de}
    status| Ihre Reservierung wird storniert…
    [Reservierung stornieren] (busy)
    [Reservierung behalten] (held back)
  `,
    es: `
    ### ¿Cancelar su estancia en Casa Azul? (focus)
    ${comesBack.es}
    ${consequence.es}
    status| Se está cancelando su reserva…
    [Cancelar la reserva] (busy)
    [Mantener la reserva] (held back)
  `,
  },
);
