import { cancellationTells } from './cancellationTells.tsx';
import { comesBack, consequence } from './cancellationWords.ts';

cancellationTells(
  'a refund that is smaller now',
  'termsChanged',
  {},
  {
    en: `
    ### Cancel your stay at Casa Azul? (focus)
    status| Your refund is now lower
    status| A deadline in the cancellation policy has passed in the meantime. Nothing has been cancelled. Please check the refund before you go on.
    ${comesBack.en}
    ${consequence.en}
    [Cancel the reservation] => cancellation.confirmed
    [Keep the reservation] => cancellation.dismissed
  `,
    de: `
    ### Ihren Aufenthalt in Casa Azul stornieren? (focus)
    status| Die Erstattung ist jetzt geringer
    status| Inzwischen ist eine Frist der Stornobedingungen abgelaufen. Es wurde nichts storniert. Bitte prüfen Sie die Erstattung, bevor Sie fortfahren.
    ${comesBack.de}
    ${consequence.de}
    [Reservierung stornieren] => cancellation.confirmed
    [Reservierung behalten] => cancellation.dismissed
  `,
    fr: `
    ### Annuler votre séjour à Casa Azul ? (focus)
    status| Le remboursement est désormais moindre
    status| Entre-temps, un délai des conditions d’annulation a expiré. Rien n’a été annulé. Veuillez vérifier le remboursement avant de continuer.
    ${comesBack.fr}
    ${consequence.fr}
    [Annuler la réservation] => cancellation.confirmed
    [Garder la réservation] => cancellation.dismissed
  `,
    pt: `
    ### Cancelar a sua estadia em Casa Azul? (focus)
    status| O reembolso é agora mais baixo
    status| Entretanto passou um prazo da política de cancelamento. Nada foi cancelado. Verifique o reembolso antes de continuar.
    ${comesBack.pt}
    ${consequence.pt}
    [Cancelar a reserva] => cancellation.confirmed
    [Manter a reserva] => cancellation.dismissed
  `,
    es: `
    ### ¿Cancelar su estancia en Casa Azul? (focus)
    status| El reembolso es ahora más bajo
    status| Entretanto ha vencido un plazo de la política de cancelación. No se ha cancelado nada. Compruebe el reembolso antes de continuar.
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
