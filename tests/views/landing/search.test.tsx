import { mixed, never, several } from './landingPage.tsx';
import { tells } from '../support/screen.tsx';

tells('four properties, with dates asked for first', several('ready'), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: ""
    Check-out: ""
    Guests: <2 guests>
    [Show what is free]
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 2](/en/casa-2)
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 3](/en/casa-3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 4](/en/casa-4)
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
  `,
});

tells('what is free on the dates, and why the others are not', several('found', { units: mixed }), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Guests: <3 guests>
    [Show what is free]
    ## 1 property is free (focus)
    Mon 3 May – Thu 6 May · 3 nights · 3 guests
    All properties without dates → /en
    Lisbon, Portugal
    ### [Casa 3](/en/casa-3?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    €605.00 in total
    Registration number: 123456/AL
    ## Not on these dates
    Lisbon, Portugal
    ### [Casa 1](/en/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    Not free on all of these nights
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 2](/en/casa-2?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    For 2 guests at most
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 4](/en/casa-4?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    From 5 nights
    Registration number: 123456/AL
  `,
  de: `
    # Wohnen, wo man Sie erwartet.
    Ferienunterkünfte, direkt gebucht bei den Menschen, die sich um sie kümmern, ohne Buchungsgebühren.
    Anreise: "2027-05-03"
    Abreise: "2027-05-06"
    Gäste: <3 Gäste>
    [Freie Unterkünfte zeigen]
    ## 1 Unterkunft ist frei (focus)
    Mo., 3. Mai – Do., 6. Mai · 3 Nächte · 3 Gäste
    Alle Unterkünfte ohne Reisedaten → /de
    Lisbon, Portugal
    ### [Casa 3](/de/casa-3?from=2027-05-03&to=2027-05-06&guests=3)
    4,75 (6 Bewertungen)
    4 Gäste
    2 Schlafzimmer
    605,00 € insgesamt
    Registrierungsnummer: 123456/AL
    ## Nicht an diesen Tagen
    Lisbon, Portugal
    ### [Casa 1](/de/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4,75 (6 Bewertungen)
    4 Gäste
    2 Schlafzimmer
    Nicht in allen diesen Nächten frei
    Registrierungsnummer: 123456/AL
    Lisbon, Portugal
    ### [Casa 2](/de/casa-2?from=2027-05-03&to=2027-05-06&guests=3)
    4 Gäste
    2 Schlafzimmer
    Für höchstens 2 Gäste
    Registrierungsnummer: 123456/AL
    Lisbon, Portugal
    ### [Casa 4](/de/casa-4?from=2027-05-03&to=2027-05-06&guests=3)
    4 Gäste
    2 Schlafzimmer
    Ab 5 Nächten
    Registrierungsnummer: 123456/AL
  `,
});

tells('dates on which nothing is free', several('noneFree', { units: never }), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Guests: <3 guests>
    [Show what is free]
    ## Nothing is free on these dates (focus)
    Mon 3 May – Thu 6 May · 3 nights · 3 guests
    Please choose other dates or fewer guests. Each property below says why it is not available.
    All properties without dates → /en
    Lisbon, Portugal
    ### [Casa 1](/en/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    For 2 nights at most
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 2](/en/casa-2?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    Stays begin on Friday and Saturday
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 3](/en/casa-3?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    Can no longer be booked for that day
    Registration number: 123456/AL
    Lisbon, Portugal
    ### [Casa 4](/en/casa-4?from=2027-05-03&to=2027-05-06&guests=3)
    4 guests
    2 bedrooms
    Cannot be booked that far ahead yet
    Registration number: 123456/AL
  `,
  pt: `
    # Fique onde alguém está à sua espera.
    Alojamentos de férias, reservados diretamente com quem cuida deles e sem taxas de reserva.
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Hóspedes: <3 hóspedes>
    [Ver o que está livre]
    ## Não há nada livre nestas datas (focus)
    segunda, 3/05 – quinta, 6/05 · 3 noites · 3 hóspedes
    Escolha outras datas ou menos hóspedes. Abaixo, cada alojamento diz porque não está disponível.
    Todos os alojamentos sem datas → /pt
    Lisbon, Portugal
    ### [Casa 1](/pt/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4,75 (6 avaliações)
    4 hóspedes
    2 quartos
    No máximo 2 noites
    Número de registo: 123456/AL
    Lisbon, Portugal
    ### [Casa 2](/pt/casa-2?from=2027-05-03&to=2027-05-06&guests=3)
    4 hóspedes
    2 quartos
    As estadias começam nestes dias: sexta-feira e sábado
    Número de registo: 123456/AL
    Lisbon, Portugal
    ### [Casa 3](/pt/casa-3?from=2027-05-03&to=2027-05-06&guests=3)
    4,75 (6 avaliações)
    4 hóspedes
    2 quartos
    Já não se pode reservar para esse dia
    Número de registo: 123456/AL
    Lisbon, Portugal
    ### [Casa 4](/pt/casa-4?from=2027-05-03&to=2027-05-06&guests=3)
    4 hóspedes
    2 quartos
    Ainda não se pode reservar com tanta antecedência
    Número de registo: 123456/AL
  `,
});

tells('dates that make no sense, on a site of two', several('unclear', { count: 2 }), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: ""
    Check-out: ""
    Guests: <2 guests>
    [Show what is free]
    Please choose both dates
    Check-out is after check-in, and neither is in the past.
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
    Lisbon, Portugal
    ## [Casa 2](/en/casa-2)
    4 guests
    2 bedrooms
    From €95 per night
    Registration number: 123456/AL
  `,
});

tells('a host that does not answer for all properties at once', several('undated', { count: 1 }), {
  fr: `
    # Séjournez là où l’on vous attend.
    Des locations de vacances, réservées directement auprès de ceux qui en prennent soin, sans frais de réservation.
    Arrivée: "2027-05-03"
    Départ: "2027-05-06"
    Voyageurs: <3 voyageurs>
    [Voir ce qui est libre]
    Ouvrez un logement : sa page dit s’il est libre à vos dates.
    Lisbon, Portugal
    ## [Casa 1](/fr/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4,75 (6 avis)
    4 voyageurs
    2 chambres
    À partir de 95,50 € par nuit
    Numéro d’enregistrement : 123456/AL
  `,
});

tells('a host that could not be asked what is free', several('notSearched', { count: 1 }), {
  en: `
    # Stay where somebody is expecting you.
    Holiday homes, booked directly with the people who look after them and without booking fees.
    Check-in: "2027-05-03"
    Check-out: "2027-05-06"
    Guests: <3 guests>
    [Show what is free]
    alert| What is free could not be looked up
    alert| Please try again, or open a property: it tells you whether it is free.
    alert| [Try again] => retry.requested
    Lisbon, Portugal
    ## [Casa 1](/en/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4.75 (6 reviews)
    4 guests
    2 bedrooms
    From €95.50 per night
    Registration number: 123456/AL
  `,
  es: `
    # Alójese donde le están esperando.
    Alojamientos vacacionales, reservados directamente con quienes los cuidan y sin gastos de reserva.
    Llegada: "2027-05-03"
    Salida: "2027-05-06"
    Huéspedes: <3 huéspedes>
    [Ver lo que está libre]
    alert| No se ha podido consultar lo que está libre
    alert| Vuelva a intentarlo o abra un alojamiento: allí se dice si está libre.
    alert| [Intentar de nuevo] => retry.requested
    Lisbon, Portugal
    ## [Casa 1](/es/casa-1?from=2027-05-03&to=2027-05-06&guests=3)
    4,75 (6 opiniones)
    4 huéspedes
    2 dormitorios
    Desde 95,50 € por noche
    Número de registro: 123456/AL
  `,
});
