import { landingPage } from './landingPage.tsx';
import { tells } from '../support/screen.tsx';

tells('properties on their way', landingPage('loading'), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    status| Loading…
  `,
  de: `
    # Wohnen, wo man Sie erwartet.
    Ferienunterkünfte, direkt gebucht bei den Menschen, die sich um sie kümmern, ohne Buchungsgebühren.
    status| Wird geladen…
  `,
  fr: `
    # Séjournez là où l’on vous attend.
    Des locations de vacances, réservées directement auprès de ceux qui en prennent soin, sans frais de réservation.
    status| Chargement…
  `,
});

tells('the properties of the site', landingPage('ready'), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa do Limoeiro](/en/casa-do-limoeiro)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa Nova](/en/casa-nova)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
  `,
  de: `
    # Wohnen, wo man Sie erwartet.
    Ferienunterkünfte, direkt gebucht bei den Menschen, die sich um sie kümmern, ohne Buchungsgebühren.
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa do Limoeiro](/de/casa-do-limoeiro)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4,75 (6 Bewertungen)
    4 Gäste
    2 Schlafzimmer
    Ab 95,50 € pro Nacht
    Registrierungsnummer: 123456/AL
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa Nova](/de/casa-nova)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 Gäste
    2 Schlafzimmer
    Ab 95 € pro Nacht
    Registrierungsnummer: 123456/AL
  `,
  fr: `
    # Séjournez là où l’on vous attend.
    Des locations de vacances, réservées directement auprès de ceux qui en prennent soin, sans frais de réservation.
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa do Limoeiro](/fr/casa-do-limoeiro)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4,75 (6 avis)
    4 voyageurs
    2 chambres
    À partir de 95,50 € par nuit
    Numéro d’enregistrement : 123456/AL
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa Nova](/fr/casa-nova)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 voyageurs
    2 chambres
    À partir de 95 € par nuit
    Numéro d’enregistrement : 123456/AL
  `,
  pt: `
    # Fique onde alguém está à sua espera.
    Alojamentos de férias, reservados diretamente com quem cuida deles e sem taxas de reserva.
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa do Limoeiro](/pt/casa-do-limoeiro)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4,75 (6 avaliações)
    4 hóspedes
    2 quartos
    Desde 95,50 € por noite
    Número de registo: 123456/AL
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa Nova](/pt/casa-nova)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 hóspedes
    2 quartos
    Desde 95 € por noite
    Número de registo: 123456/AL
  `,
  es: `
    # Alójese donde le están esperando.
    Alojamientos vacacionales, reservados directamente con quienes los cuidan y sin gastos de reserva.
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa do Limoeiro](/es/casa-do-limoeiro)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4,75 (6 opiniones)
    4 huéspedes
    2 dormitorios
    Desde 95,50 € por noche
    Número de registro: 123456/AL
    picture: The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus
    Lisbon, Portugal
    ## [Casa Nova](/es/casa-nova)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 huéspedes
    2 dormitorios
    Desde 95 € por noche
    Número de registro: 123456/AL
  `,
});

tells('a site without properties', landingPage('empty'), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    ## There is nothing to book yet
    The first ones are being prepared. Please come back soon.
  `,
  de: `
    # Wohnen, wo man Sie erwartet.
    Ferienunterkünfte, direkt gebucht bei den Menschen, die sich um sie kümmern, ohne Buchungsgebühren.
    ## Noch gibt es nichts zu buchen
    Die ersten Unterkünfte werden gerade vorbereitet. Schauen Sie bald wieder vorbei.
  `,
  fr: `
    # Séjournez là où l’on vous attend.
    Des locations de vacances, réservées directement auprès de ceux qui en prennent soin, sans frais de réservation.
    ## Il n’y a encore rien à réserver
    Les premiers logements sont en préparation. Revenez bientôt.
  `,
  pt: `
    # Fique onde alguém está à sua espera.
    Alojamentos de férias, reservados diretamente com quem cuida deles e sem taxas de reserva.
    ## Ainda não há nada para reservar
    Os primeiros alojamentos estão a ser preparados. Volte em breve.
  `,
  es: `
    # Alójese donde le están esperando.
    Alojamientos vacacionales, reservados directamente con quienes los cuidan y sin gastos de reserva.
    ## Todavía no hay nada que reservar
    Se están preparando los primeros alojamientos. Vuelva pronto.
  `,
});

tells('properties that could not be fetched', landingPage('failed'), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    alert (focus)| The service is unavailable
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    [Try again] => retry.requested
  `,
  de: `
    # Wohnen, wo man Sie erwartet.
    Ferienunterkünfte, direkt gebucht bei den Menschen, die sich um sie kümmern, ohne Buchungsgebühren.
    alert (focus)| Der Dienst ist nicht erreichbar
    alert (focus)| Das Buchungssystem antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.
    [Erneut versuchen] => retry.requested
  `,
  fr: `
    # Séjournez là où l’on vous attend.
    Des locations de vacances, réservées directement auprès de ceux qui en prennent soin, sans frais de réservation.
    alert (focus)| Le service est indisponible
    alert (focus)| Le système de réservation ne répond pas pour le moment. Veuillez réessayer dans un instant.
    [Réessayer] => retry.requested
  `,
});
