// @vitest-environment jsdom
import { propertyPage, ready } from './propertyPages.tsx';
import { tells } from '../support/screen.tsx';

tells('a property that is on its way', propertyPage('loading'), {
  en: `
    status| # Loading…
  `,
  de: `
    status| # Wird geladen…
  `,
  fr: `
    status| # Chargement…
  `,
  pt: `
    status| # A carregar…
  `,
  es: `
    status| # Cargando…
  `,
});

tells('a property that does not exist', propertyPage('notFound'), {
  en: `
    alert| # The requested property was not found
    alert| Please try again
    alert| [Try again] => retry.requested
  `,
  de: `
    alert| # Die angeforderte Unterkunft wurde nicht gefunden
    alert| Bitte versuchen Sie es erneut
    alert| [Erneut versuchen] => retry.requested
  `,
  fr: `
    alert| # Le logement demandé est introuvable
    alert| Veuillez réessayer
    alert| [Réessayer] => retry.requested
  `,
  pt: `
    alert| # O alojamento solicitado não foi encontrado
    alert| Tente novamente
    alert| [Tentar novamente] => retry.requested
  `,
  es: `
    alert| # No se ha encontrado el alojamiento solicitado
    alert| Vuelva a intentarlo
    alert| [Intentar de nuevo] => retry.requested
  `,
});

tells('a property that is no longer let', propertyPage('noLongerLet'), {
  en: `
    alert| # This property is no longer let here
    alert| Reservations that were made for it go on as they are. Perhaps another property suits you.
    alert| See the other properties → /en
  `,
  pt: `
    alert| # Este alojamento já não se arrenda aqui
    alert| As reservas que foram feitas mantêm-se como estão. Talvez outro alojamento lhe agrade.
    alert| Ver os outros alojamentos → /pt
  `,
  fr: `
    alert| # Ce logement n’est plus proposé ici
    alert| Les réservations déjà faites restent valables. Un autre logement vous conviendra peut-être.
    alert| Voir les autres logements → /fr
  `,
  de: `
    alert| # Diese Unterkunft wird hier nicht mehr vermietet
    alert| Reservierungen dafür bestehen unverändert weiter. Vielleicht gefällt Ihnen eine andere Unterkunft.
    alert| Andere Unterkünfte ansehen → /de
  `,
  es: `
    alert| # Este alojamiento ya no se alquila aquí
    alert| Las reservas ya hechas siguen como están. Quizá le guste otro alojamiento.
    alert| Ver los otros alojamientos → /es
  `,
});

tells('a property that could not be fetched', propertyPage('failed'), {
  en: `
    alert| # The service is unavailable
    alert| Please try again in a moment.
    alert| [Try again] => retry.requested
  `,
  de: `
    alert| # Der Dienst ist nicht erreichbar
    alert| Bitte versuchen Sie es gleich noch einmal.
    alert| [Erneut versuchen] => retry.requested
  `,
  fr: `
    alert| # Le service est indisponible
    alert| Veuillez réessayer dans un instant.
    alert| [Réessayer] => retry.requested
  `,
  pt: `
    alert| # O serviço está indisponível
    alert| Tente novamente dentro de momentos.
    alert| [Tentar novamente] => retry.requested
  `,
  es: `
    alert| # El servicio no está disponible
    alert| Vuelva a intentarlo en unos instantes.
    alert| [Intentar de nuevo] => retry.requested
  `,
});

tells('a property that is being booked', propertyPage(ready, { isUnderWay: true }), {
  en: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Book your stay
    (the booking)
    (the summary)
    (the bar)
  `,
  de: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Aufenthalt buchen
    (the booking)
    (the summary)
    (the bar)
  `,
  fr: `
    # Casa do Limoeiro
    Lisbon, Portugal
    ## Réservez votre séjour
    (the booking)
    (the summary)
    (the bar)
  `,
});
