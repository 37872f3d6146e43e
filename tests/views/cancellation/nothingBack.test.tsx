import { euros } from '../support/quote.ts';
import { reservation } from '../support/reservation.ts';
import { cancellationTells } from './cancellationTells.tsx';

const nothingBack = { ...reservation.cancellation, refundNow: { percentage: 0, total: euros(0) } };

cancellationTells(
  'a stay of which nothing is paid',
  'available',
  { payments: [] },
  {
    en: `
    ### If your plans change
    You have not paid anything, so there is nothing to refund, and nothing will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 Applies now | 50%
    from 26 April 2027, 15:00 | 0%
    [Cancel reservation…] => cancellation.begun
  `,
    de: `
    ### Wenn sich Ihre Pläne ändern
    Sie haben nichts bezahlt. Es gibt also nichts zu erstatten, und es wird nichts abgebucht.
    Datum und Uhrzeit gelten am Ort der Unterkunft.
    Bei Stornierung | Erstattung
    vor dem 19. April 2027, 15:00 Uhr | 100 %
    vor dem 26. April 2027, 15:00 Uhr Gilt jetzt | 50 %
    ab dem 26. April 2027, 15:00 Uhr | 0 %
    [Reservierung stornieren…] => cancellation.begun
  `,
    fr: `
    ### Si vos projets changent
    Vous n’avez rien payé : il n’y a donc rien à rendre, et rien ne sera débité.
    Les dates et heures sont celles du logement.
    Si vous annulez | Remboursement
    avant le 19 avril 2027 à 15 h | 100 %
    avant le 26 avril 2027 à 15 h S’applique maintenant | 50 %
    à partir du 26 avril 2027 à 15 h | 0 %
    [Annuler la réservation…] => cancellation.begun
  `,
    pt: `
    ### Se os planos mudarem
    Não pagou nada, por isso não há nada a devolver, e nada será cobrado.
    As datas e horas são as do alojamento.
    Se cancelar | Reembolso
    antes de 19 de abril de 2027, 15:00 | 100%
    antes de 26 de abril de 2027, 15:00 Aplica-se agora | 50%
    a partir de 26 de abril de 2027, 15:00 | 0%
    [Cancelar a reserva…] => cancellation.begun
  `,
    es: `
    ### Si cambian sus planes
    No ha pagado nada, así que no hay nada que devolver, y no se cobrará nada.
    Las fechas y horas son las del alojamiento.
    Si cancela | Reembolso
    antes del 19 de abril de 2027, 15:00 | 100 %
    antes del 26 de abril de 2027, 15:00 Se aplica ahora | 50 %
    a partir del 26 de abril de 2027, 15:00 | 0 %
    [Cancelar la reserva…] => cancellation.begun
  `,
  },
);

cancellationTells(
  'a stay of which nothing comes back',
  'available',
  { cancellation: nothingBack },
  {
    en: `
    ### If your plans change
    If you cancel now, €0.00 of the €451.00 you have paid will be refunded, and nothing further will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 | 50%
    from 26 April 2027, 15:00 Applies now | 0%
    [Cancel reservation…] => cancellation.begun
  `,
    de: `
    ### Wenn sich Ihre Pläne ändern
    Wenn Sie jetzt stornieren, erhalten Sie 0,00 € der bezahlten 451,00 € zurück, und es wird nichts weiter abgebucht.
    Datum und Uhrzeit gelten am Ort der Unterkunft.
    Bei Stornierung | Erstattung
    vor dem 19. April 2027, 15:00 Uhr | 100 %
    vor dem 26. April 2027, 15:00 Uhr | 50 %
    ab dem 26. April 2027, 15:00 Uhr Gilt jetzt | 0 %
    [Reservierung stornieren…] => cancellation.begun
  `,
    fr: `
    ### Si vos projets changent
    Si vous annulez maintenant, 0,00 € des 451,00 € que vous avez payés vous seront remboursés, et rien d’autre ne sera débité.
    Les dates et heures sont celles du logement.
    Si vous annulez | Remboursement
    avant le 19 avril 2027 à 15 h | 100 %
    avant le 26 avril 2027 à 15 h | 50 %
    à partir du 26 avril 2027 à 15 h S’applique maintenant | 0 %
    [Annuler la réservation…] => cancellation.begun
  `,
  },
);

cancellationTells(
  'a stay that never gave anything back',
  'available',
  { cancellation: { ...nothingBack, policies: [] } },
  {
    en: `
    ### If your plans change
    If you cancel now, €0.00 of the €451.00 you have paid will be refunded, and nothing further will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    at any time Applies now | 0%
    [Cancel reservation…] => cancellation.begun
  `,
    de: `
    ### Wenn sich Ihre Pläne ändern
    Wenn Sie jetzt stornieren, erhalten Sie 0,00 € der bezahlten 451,00 € zurück, und es wird nichts weiter abgebucht.
    Datum und Uhrzeit gelten am Ort der Unterkunft.
    Bei Stornierung | Erstattung
    jederzeit Gilt jetzt | 0 %
    [Reservierung stornieren…] => cancellation.begun
  `,
    pt: `
    ### Se os planos mudarem
    Se cancelar agora, são-lhe devolvidos 0,00 € dos 451,00 € que pagou, e nada mais será cobrado.
    As datas e horas são as do alojamento.
    Se cancelar | Reembolso
    em qualquer altura Aplica-se agora | 0%
    [Cancelar a reserva…] => cancellation.begun
  `,
  },
);

cancellationTells(
  'a stay that was called off for nothing',
  'cancelled',
  { cancellation: nothingBack },
  {
    en: `
    ### Your reservation is cancelled
    Your refund
    €0.00
    0% of the €451.00 you have paid
    Nothing further will be charged.
  `,
    de: `
    ### Ihre Reservierung ist storniert
    Ihre Erstattung
    0,00 €
    0 % der bezahlten 451,00 €
    Es wird nichts weiter abgebucht.
  `,
    es: `
    ### Su reserva está cancelada
    Su reembolso
    0,00 €
    El 0 % de los 451,00 € que ha pagado
    No se cobrará nada más.
  `,
  },
);
