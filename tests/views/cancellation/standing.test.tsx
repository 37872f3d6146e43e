import { cancellationTells } from './cancellationTells.tsx';
import { comesBack } from './cancellationWords.ts';

cancellationTells(
  'while the terms are not known',
  'loading',
  {},
  {
    en: `
    status| status: Loading…
  `,
    de: `
    status| status: Wird geladen…
  `,
    fr: `
    status| status: Chargement…
  `,
  },
);

cancellationTells(
  'a stay that can be called off',
  'available',
  {},
  {
    en: `
    ### If your plans change
    If you cancel now, €225.50 of the €451.00 you have paid will be refunded, and nothing further will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 Applies now | 50%
    from 26 April 2027, 15:00 | 0%
    [Cancel reservation…] => cancellation.begun
  `,
    de: `
    ### Wenn sich Ihre Pläne ändern
    Wenn Sie jetzt stornieren, erhalten Sie 225,50 € der bezahlten 451,00 € zurück, und es wird nichts weiter abgebucht.
    Datum und Uhrzeit gelten am Ort der Unterkunft.
    Bei Stornierung | Erstattung
    vor dem 19. April 2027, 15:00 Uhr | 100 %
    vor dem 26. April 2027, 15:00 Uhr Gilt jetzt | 50 %
    ab dem 26. April 2027, 15:00 Uhr | 0 %
    [Reservierung stornieren…] => cancellation.begun
  `,
    fr: `
    ### Si vos projets changent
    Si vous annulez maintenant, 225,50 € des 451,00 € que vous avez payés vous seront remboursés, et rien d’autre ne sera débité.
    Les dates et heures sont celles du logement.
    Si vous annulez | Remboursement
    avant le 19 avril 2027 à 15 h | 100 %
    avant le 26 avril 2027 à 15 h S’applique maintenant | 50 %
    à partir du 26 avril 2027 à 15 h | 0 %
    [Annuler la réservation…] => cancellation.begun
  `,
    pt: `
    ### Se os planos mudarem
    Se cancelar agora, são-lhe devolvidos 225,50 € dos 451,00 € que pagou, e nada mais será cobrado.
    As datas e horas são as do alojamento.
    Se cancelar | Reembolso
    antes de 19 de abril de 2027, 15:00 | 100%
    antes de 26 de abril de 2027, 15:00 Aplica-se agora | 50%
    a partir de 26 de abril de 2027, 15:00 | 0%
    [Cancelar a reserva…] => cancellation.begun
  `,
    es: `
    ### Si cambian sus planes
    Si cancela ahora, se le devuelven 225,50 € de los 451,00 € que ha pagado, y no se cobrará nada más.
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
  'a stay that was called off',
  'cancelled',
  {},
  {
    en: `
    ### Your reservation is cancelled
    ${comesBack.en}
    Nothing further will be charged.
  `,
    de: `
    ### Ihre Reservierung ist storniert
    ${comesBack.de}
    Es wird nichts weiter abgebucht.
  `,
    fr: `
    ### Votre réservation est annulée
    ${comesBack.fr}
    Rien d’autre ne sera débité.
  `,
    pt: `
    ### A sua reserva está cancelada
    ${comesBack.pt}
    Nada mais será cobrado.
  `,
    es: `
    ### Su reserva está cancelada
    ${comesBack.es}
    No se cobrará nada más.
  `,
  },
);
