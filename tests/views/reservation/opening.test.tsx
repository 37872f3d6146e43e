// @vitest-environment jsdom
import { reservationTells } from './reservationTells.tsx';

reservationTells('while the link is read', { loading: 'readingLink' }, undefined, {
  en: `
    status| Opening your reservation…
    # Your reservation
    The private part of your link is read by your browser only. Anyone who has the whole link can open this page, so pass it on with care.
  `,
  de: `
    status| Ihre Reservierung wird geöffnet…
    # Ihre Reservierung
    Den privaten Teil Ihres Links liest nur Ihr Browser. Wer den ganzen Link hat, kann diese Seite öffnen; geben Sie ihn daher mit Bedacht weiter.
  `,
  fr: `
    status| Ouverture de votre réservation…
    # Votre réservation
    La partie privée de votre lien n’est lue que par votre navigateur. Toute personne qui a le lien complet peut ouvrir cette page : ne le transmettez qu’avec prudence.
  `,
});

reservationTells('while the reservation is asked for', { loading: 'asking' }, undefined, {
  en: `
    status| Opening your reservation…
    # Your reservation
    The private part of your link is read by your browser only. Anyone who has the whole link can open this page, so pass it on with care.
  `,
  de: `
    status| Ihre Reservierung wird geöffnet…
    # Ihre Reservierung
    Den privaten Teil Ihres Links liest nur Ihr Browser. Wer den ganzen Link hat, kann diese Seite öffnen; geben Sie ihn daher mit Bedacht weiter.
  `,
  pt: `
    status| A abrir a sua reserva…
    # A sua reserva
    A parte privada da sua ligação é lida apenas pelo seu navegador. Quem tiver a ligação completa pode abrir esta página, por isso partilhe-a com cuidado.
  `,
});

reservationTells('a reservation that is not found', 'notFound', undefined, {
  en: `
    alert| # The requested reservation was not found
    alert| The link may no longer work, may have been replaced by a newer one, or may belong to another website. Please open the one in your latest email, or ask your host.
    alert| [Try again] => retry.requested
  `,
  de: `
    alert| # Die angeforderte Reservierung wurde nicht gefunden
    alert| Vielleicht gilt der Link nicht mehr, wurde durch einen neueren ersetzt oder gehört zu einer anderen Website. Bitte öffnen Sie den aus Ihrer neuesten E-Mail oder fragen Sie Ihren Gastgeber.
    alert| [Erneut versuchen] => retry.requested
  `,
  es: `
    alert| # No se ha encontrado la reserva solicitada
    alert| Puede que el enlace ya no sea válido, que se haya sustituido por otro más reciente o que sea de otro sitio web. Abra el de su correo más reciente o pregunte a su anfitrión.
    alert| [Intentar de nuevo] => retry.requested
  `,
});

reservationTells('a reservation that could not be fetched', 'failed', undefined, {
  en: `
    alert| # Error loading your reservation
    alert| It is safe; only this page could not reach it. Please try again.
    alert| [Try again] => retry.requested
  `,
  de: `
    alert| # Fehler beim Laden Ihrer Reservierung
    alert| Sie ist sicher; nur diese Seite konnte sie nicht erreichen. Bitte versuchen Sie es erneut.
    alert| [Erneut versuchen] => retry.requested
  `,
  fr: `
    alert| # Erreur lors du chargement de votre réservation
    alert| Elle est en sécurité ; seule cette page n’a pas pu y accéder. Veuillez réessayer.
    alert| [Réessayer] => retry.requested
  `,
});

reservationTells('a part of the link', 'linkIncomplete', undefined, {
  en: `
    alert| # Error loading your reservation
    alert| Make sure you clicked the link in your email or pasted the full URL.
    alert| Back to the home page → /en
  `,
  de: `
    alert| # Fehler beim Laden Ihrer Reservierung
    alert| Vergewissern Sie sich, dass Sie auf den Link in Ihrer E-Mail geklickt oder die vollständige URL eingefügt haben.
    alert| Zurück zur Startseite → /de
  `,
  pt: `
    alert| # Erro ao carregar a sua reserva
    alert| Certifique-se de que clicou na ligação do e-mail ou de que colou o URL completo.
    alert| Voltar à página inicial → /pt
  `,
});
