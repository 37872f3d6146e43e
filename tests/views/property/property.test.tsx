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
    alert| Not found
    alert| # The requested property was not found
    alert| The address may have a typing mistake. Please try again, or choose another property.
    alert| See the properties → /en
  `,
  de: `
    alert| Nicht gefunden
    alert| # Die angeforderte Unterkunft wurde nicht gefunden
    alert| Vielleicht ist die Adresse vertippt. Bitte versuchen Sie es erneut oder wählen Sie eine andere Unterkunft.
    alert| Zu den Unterkünften → /de
  `,
  fr: `
    alert| Introuvable
    alert| # Le logement demandé est introuvable
    alert| L’adresse contient peut-être une faute de frappe. Veuillez réessayer ou choisir un autre logement.
    alert| Voir les logements → /fr
  `,
  pt: `
    alert| Não encontrado
    alert| # O alojamento solicitado não foi encontrado
    alert| O endereço pode ter uma gralha. Tente novamente ou escolha outro alojamento.
    alert| Ver os alojamentos → /pt
  `,
  es: `
    alert| No encontrado
    alert| # No se ha encontrado el alojamiento solicitado
    alert| Puede que la dirección tenga una errata. Vuelva a intentarlo o elija otro alojamiento.
    alert| Ver los alojamientos → /es
  `,
});

tells('a property that does not exist on a site of one', propertyPage('notFound', { featured: ['casa'] }), {
  en: `
    alert| Not found
    alert| # The requested property was not found
    alert| The address may have a typing mistake. Please try again, or choose another property.
    alert| See the property → /en/casa
  `,
});

tells('a property that is no longer let', propertyPage('noLongerLet'), {
  en: `
    alert| # This property is no longer let here
    alert| Reservations that were made for it go on as they are. Perhaps another property suits you.
    alert| See the properties → /en
  `,
  pt: `
    alert| # Este alojamento já não se arrenda aqui
    alert| As reservas que foram feitas mantêm-se como estão. Talvez outro alojamento lhe agrade.
    alert| Ver os alojamentos → /pt
  `,
  fr: `
    alert| # Ce logement n’est plus proposé ici
    alert| Les réservations déjà faites restent valables. Un autre logement vous conviendra peut-être.
    alert| Voir les logements → /fr
  `,
  de: `
    alert| # Diese Unterkunft wird hier nicht mehr vermietet
    alert| Reservierungen dafür bestehen unverändert weiter. Vielleicht gefällt Ihnen eine andere Unterkunft.
    alert| Zu den Unterkünften → /de
  `,
  es: `
    alert| # Este alojamiento ya no se alquila aquí
    alert| Las reservas ya hechas siguen como están. Quizá le guste otro alojamiento.
    alert| Ver los alojamientos → /es
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
    (the stay in brief)
    ## Book your stay
    (the booking)
    (the summary)
    (the bar)
  `,
  de: `
    # Casa do Limoeiro
    Lisbon, Portugal
    (the stay in brief)
    ## Aufenthalt buchen
    (the booking)
    (the summary)
    (the bar)
  `,
  fr: `
    # Casa do Limoeiro
    Lisbon, Portugal
    (the stay in brief)
    ## Réservez votre séjour
    (the booking)
    (the summary)
    (the bar)
  `,
});
