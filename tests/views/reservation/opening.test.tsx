import { reservationTells } from './reservationTells.tsx';

reservationTells('while the link is read', { loading: 'readingLink' }, undefined, {
  en: `
    status| Opening your reservation…
    # Your reservation
    Only your browser reads the private part of your link. Anyone who has the whole link can open this page, so share it with care.
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
    Only your browser reads the private part of your link. Anyone who has the whole link can open this page, so share it with care.
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
    alert (focus)| # The requested reservation was not found
    alert (focus)| The link may no longer work, may have been replaced by a newer one, or may belong to another website. Please open the one in your latest email, or ask your host.
    alert (focus)| Open it with a code by email → /en/reservation
    alert (focus)| [Try again] => retry.requested
  `,
  de: `
    alert (focus)| # Die angeforderte Reservierung wurde nicht gefunden
    alert (focus)| Vielleicht gilt der Link nicht mehr, wurde durch einen neueren ersetzt oder gehört zu einer anderen Website. Bitte öffnen Sie den aus Ihrer neuesten E-Mail oder fragen Sie bei der Unterkunft nach.
    alert (focus)| Mit einem Code per E-Mail öffnen → /de/reservation
    alert (focus)| [Erneut versuchen] => retry.requested
  `,
  es: `
    alert (focus)| # No se ha encontrado la reserva solicitada
    alert (focus)| Puede que el enlace ya no sea válido, que se haya sustituido por otro más reciente o que sea de otro sitio web. Abra el de su correo más reciente o pregunte al alojamiento.
    alert (focus)| Abrirla con un código por correo → /es/reservation
    alert (focus)| [Intentar de nuevo] => retry.requested
  `,
});

reservationTells('a reservation that could not be fetched', 'failed', undefined, {
  en: `
    alert (focus)| # Error loading your reservation
    alert (focus)| Your reservation is safe; only this page could not load it. The booking system is not answering right now. Please try again in a moment.
    alert (focus)| [Try again] => retry.requested
  `,
  de: `
    alert (focus)| # Fehler beim Laden Ihrer Reservierung
    alert (focus)| Ihre Reservierung ist sicher; nur diese Seite konnte sie nicht laden. Das Buchungssystem antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.
    alert (focus)| [Erneut versuchen] => retry.requested
  `,
  fr: `
    alert (focus)| # Erreur lors du chargement de votre réservation
    alert (focus)| Votre réservation est en sécurité ; seule cette page n’a pas pu la charger. Le système de réservation ne répond pas pour le moment. Veuillez réessayer dans un instant.
    alert (focus)| [Réessayer] => retry.requested
  `,
});

reservationTells('a part of the link', 'linkIncomplete', undefined, {
  en: `
    alert (focus)| # Error loading your reservation
    alert (focus)| Make sure you clicked the link in your email or pasted the full URL.
    alert (focus)| Open it with a code by email → /en/reservation
    alert (focus)| Back to the home page → /en
  `,
  de: `
    alert (focus)| # Fehler beim Laden Ihrer Reservierung
    alert (focus)| Vergewissern Sie sich, dass Sie auf den Link in Ihrer E-Mail geklickt oder die vollständige URL eingefügt haben.
    alert (focus)| Mit einem Code per E-Mail öffnen → /de/reservation
    alert (focus)| Zurück zur Startseite → /de
  `,
  pt: `
    alert (focus)| # Erro ao carregar a sua reserva
    alert (focus)| Certifique-se de que clicou na ligação do e-mail ou de que colou o URL completo.
    alert (focus)| Abrir com um código por e-mail → /pt/reservation
    alert (focus)| Voltar à página inicial → /pt
  `,
});
