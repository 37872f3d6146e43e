import { afterEach, beforeEach, describe } from 'vitest';
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
    alert (focus)| Not found
    alert (focus)| # The requested property was not found
    alert (focus)| The address may be mistyped. Please try again, or choose another property.
    alert (focus)| See the properties → /en
  `,
  de: `
    alert (focus)| Nicht gefunden
    alert (focus)| # Die angeforderte Unterkunft wurde nicht gefunden
    alert (focus)| Vielleicht ist die Adresse vertippt. Bitte versuchen Sie es erneut oder wählen Sie eine andere Unterkunft.
    alert (focus)| Zu den Unterkünften → /de
  `,
  fr: `
    alert (focus)| Introuvable
    alert (focus)| # Le logement demandé est introuvable
    alert (focus)| L’adresse contient peut-être une faute de frappe. Veuillez réessayer ou choisir un autre logement.
    alert (focus)| Voir les logements → /fr
  `,
  pt: `
    alert (focus)| Não encontrado
    alert (focus)| # O alojamento solicitado não foi encontrado
    alert (focus)| O endereço pode ter uma gralha. Tente novamente ou escolha outro alojamento.
    alert (focus)| Ver os alojamentos → /pt
  `,
  es: `
    alert (focus)| No encontrado
    alert (focus)| # No se ha encontrado el alojamiento solicitado
    alert (focus)| Puede que la dirección tenga una errata. Vuelva a intentarlo o elija otro alojamiento.
    alert (focus)| Ver los alojamientos → /es
  `,
});

tells('a property that does not exist on a site of one', propertyPage('notFound', { featured: ['casa'] }), {
  en: `
    alert (focus)| Not found
    alert (focus)| # The requested property was not found
    alert (focus)| The address may be mistyped. Please try again, or choose another property.
    alert (focus)| See the property → /en/casa
  `,
});

tells('a property that is no longer let', propertyPage('noLongerLet'), {
  en: `
    alert (focus)| # This property is no longer let here
    alert (focus)| Existing reservations are not affected. Perhaps another property would suit you.
    alert (focus)| See the properties → /en
  `,
  pt: `
    alert (focus)| # Este alojamento já não se arrenda aqui
    alert (focus)| As reservas já feitas não são afetadas. Talvez outro alojamento lhe agrade.
    alert (focus)| Ver os alojamentos → /pt
  `,
  fr: `
    alert (focus)| # Ce logement n’est plus proposé ici
    alert (focus)| Les réservations déjà faites ne sont pas concernées. Un autre logement vous conviendra peut-être.
    alert (focus)| Voir les logements → /fr
  `,
  de: `
    alert (focus)| # Diese Unterkunft wird hier nicht mehr vermietet
    alert (focus)| Bestehende Reservierungen sind davon nicht betroffen. Vielleicht gefällt Ihnen eine andere Unterkunft.
    alert (focus)| Zu den Unterkünften → /de
  `,
  es: `
    alert (focus)| # Este alojamiento ya no se alquila aquí
    alert (focus)| Las reservas ya hechas no se ven afectadas. Quizá le guste otro alojamiento.
    alert (focus)| Ver los alojamientos → /es
  `,
});

tells('a property that could not be fetched', propertyPage('failed'), {
  en: `
    alert (focus)| # The service is unavailable
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| [Try again] => retry.requested
  `,
  de: `
    alert (focus)| # Der Dienst ist nicht erreichbar
    alert (focus)| Das Buchungssystem antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.
    alert (focus)| [Erneut versuchen] => retry.requested
  `,
  fr: `
    alert (focus)| # Le service est indisponible
    alert (focus)| Le système de réservation ne répond pas pour le moment. Veuillez réessayer dans un instant.
    alert (focus)| [Réessayer] => retry.requested
  `,
  pt: `
    alert (focus)| # O serviço está indisponível
    alert (focus)| O sistema de reservas não está a responder neste momento. Tente novamente dentro de momentos.
    alert (focus)| [Tentar novamente] => retry.requested
  `,
  es: `
    alert (focus)| # El servicio no está disponible
    alert (focus)| El sistema de reservas no responde en este momento. Vuelva a intentarlo en unos instantes.
    alert (focus)| [Intentar de nuevo] => retry.requested
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

describe('the only property of a site, that is gone', () => {
  beforeEach(() => window.history.replaceState(null, '', '/en/casa'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  tells('leads nowhere: it would lead to itself', propertyPage('notFound', { featured: ['casa'] }), {
    en: `
    alert (focus)| Not found
    alert (focus)| # The requested property was not found
    alert (focus)| The address may be mistyped. Please try again, or choose another property.
  `,
  });
});
