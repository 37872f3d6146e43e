// @vitest-environment jsdom
import { cancellationTells } from './cancellationTells.tsx';
import { comesBack, consequence } from './cancellationWords.ts';

cancellationTells(
  'a refund that is smaller now',
  'termsChanged',
  {},
  {
    en: `
    ### Cancel your stay at Casa Azul? (focus)
    status| Less comes back now
    status| A date of the cancellation policy has passed meanwhile. Nothing has been cancelled. Please read what comes back now.
    ${comesBack.en}
    ${consequence.en}
    [Cancel the reservation] => cancellation.confirmed
    [Keep the reservation] => cancellation.dismissed
  `,
    de: `
    ### Ihren Aufenthalt in Casa Azul stornieren? (focus)
    status| Die Erstattung ist jetzt geringer
    status| Inzwischen ist ein Stichtag der Stornobedingungen verstrichen. Es wurde nichts storniert. Bitte lesen Sie, was Sie jetzt zurückerhalten.
    ${comesBack.de}
    ${consequence.de}
    [Reservierung stornieren] => cancellation.confirmed
    [Reservierung behalten] => cancellation.dismissed
  `,
    fr: `
    ### Annuler votre séjour à Casa Azul ? (focus)
    status| Le remboursement est désormais moindre
    status| Une date des conditions d’annulation est passée entre-temps. Rien n’a été annulé. Veuillez lire ce qui vous revient maintenant.
    ${comesBack.fr}
    ${consequence.fr}
    [Annuler la réservation] => cancellation.confirmed
    [Garder la réservation] => cancellation.dismissed
  `,
    pt: `
    ### Cancelar a sua estadia em Casa Azul? (focus)
    status| Agora é devolvido menos
    status| Entretanto passou uma data da política de cancelamento. Nada foi cancelado. Veja o que é devolvido agora.
    ${comesBack.pt}
    ${consequence.pt}
    [Cancelar a reserva] => cancellation.confirmed
    [Manter a reserva] => cancellation.dismissed
  `,
    es: `
    ### ¿Cancelar su estancia en Casa Azul? (focus)
    status| Ahora se devuelve menos
    status| Entretanto ha pasado una fecha de la política de cancelación. No se ha cancelado nada. Lea lo que se devuelve ahora.
    ${comesBack.es}
    ${consequence.es}
    [Cancelar la reserva] => cancellation.confirmed
    [Mantener la reserva] => cancellation.dismissed
  `,
  },
);

cancellationTells(
  'a cancellation that failed',
  'notCancelled',
  {},
  {
    en: `
    ### Cancel your stay at Casa Azul?
    ${comesBack.en}
    ${consequence.en}
    alert (focus)| Error cancelling the reservation
    alert (focus)| Refresh the page and try again.
    [Cancel the reservation] => cancellation.confirmed
    [Keep the reservation] => cancellation.dismissed
  `,
    de: `
    ### Ihren Aufenthalt in Casa Azul stornieren?
    ${comesBack.de}
    ${consequence.de}
    alert (focus)| Fehler beim Stornieren der Reservierung
    alert (focus)| Laden Sie die Seite neu und versuchen Sie es erneut.
    [Reservierung stornieren] => cancellation.confirmed
    [Reservierung behalten] => cancellation.dismissed
  `,
    fr: `
    ### Annuler votre séjour à Casa Azul ?
    ${comesBack.fr}
    ${consequence.fr}
    alert (focus)| Erreur lors de l’annulation de la réservation
    alert (focus)| Actualisez la page et réessayez.
    [Annuler la réservation] => cancellation.confirmed
    [Garder la réservation] => cancellation.dismissed
  `,
    pt: `
    ### Cancelar a sua estadia em Casa Azul?
    ${comesBack.pt}
    ${consequence.pt}
    alert (focus)| Erro ao cancelar a reserva
    alert (focus)| Atualize a página e tente novamente.
    [Cancelar a reserva] => cancellation.confirmed
    [Manter a reserva] => cancellation.dismissed
  `,
    es: `
    ### ¿Cancelar su estancia en Casa Azul?
    ${comesBack.es}
    ${consequence.es}
    alert (focus)| Error al cancelar la reserva
    alert (focus)| Actualice la página y vuelva a intentarlo.
    [Cancelar la reserva] => cancellation.confirmed
    [Mantener la reserva] => cancellation.dismissed
  `,
  },
);
