import { bookingTells } from './bookingTells.tsx';
import { advantages, price } from './priceWords.ts';
import { picker } from './stayWords.ts';

bookingTells({
  'dates.choosing': {
    en: `
      ### Dates
      Check-in: "" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Check-out: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [One guest fewer] => guests.changed {'guestCount':1}
      Guests: "2" => guests.changed {'guestCount':3}
      [One guest more] => guests.changed {'guestCount':3}
      Stays of 2 to 28 nights.
      [Clear dates] (held back)
      Select dates first
    `,
    de: `
      ### Reisedaten
      Anreise: "" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Abreise: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [Ein Gast weniger] => guests.changed {'guestCount':1}
      Gäste: "2" => guests.changed {'guestCount':3}
      [Ein Gast mehr] => guests.changed {'guestCount':3}
      Aufenthalte von 2 bis 28 Nächten.
      [Auswahl löschen] (held back)
      Bitte wählen Sie zuerst Ihre Reisedaten
    `,
    fr: `
      ### Dates
      Arrivée: "" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Départ: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [Un voyageur de moins] => guests.changed {'guestCount':1}
      Voyageurs: "2" => guests.changed {'guestCount':3}
      [Un voyageur de plus] => guests.changed {'guestCount':3}
      Séjours de 2 à 28 nuits.
      [Effacer les dates] (held back)
      Sélectionnez d’abord les dates
    `,
  },
  'dates.halfChosen': {
    en: `
      ### Dates
      Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Check-out: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [One guest fewer] => guests.changed {'guestCount':2}
      Guests: "3"
      [One guest more] => guests.changed {'guestCount':4}
      Stays of 2 to 28 nights.
      [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
      Select dates first
    `,
    de: `
      ### Reisedaten
      Anreise: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Abreise: "" => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [Ein Gast weniger] => guests.changed {'guestCount':2}
      Gäste: "3"
      [Ein Gast mehr] => guests.changed {'guestCount':4}
      Aufenthalte von 2 bis 28 Nächten.
      [Auswahl löschen] => stay.changed {'dates':{'startDate':'','endDate':''}}
      Bitte wählen Sie zuerst Ihre Reisedaten
    `,
  },
  'dates.pricing': {
    en: `
      ### Dates
      ${picker.en}
      status| status: Calculating the price…
    `,
    de: `
      ### Reisedaten
      ${picker.de}
      status| status: Der Preis wird ermittelt…
    `,
    pt: `
      ### Datas
      ${picker.pt}
      status| status: O preço está a ser calculado…
    `,
  },
  'dates.priced': {
    en: `
      ### Dates
      ${picker.en}
      ${price.en}
      ${advantages.en}
      [Book now] => booking.begun
      Nothing is booked or charged yet.
      [Share these dates]
    `,
    de: `
      ### Reisedaten
      ${picker.de}
      ${price.de}
      ${advantages.de}
      [Jetzt buchen] => booking.begun
      Noch wird nichts gebucht und nichts abgebucht.
      [Diese Reisedaten teilen]
    `,
    es: `
      ### Fechas
      ${picker.es}
      ${price.es}
      ${advantages.es}
      [Reservar ahora] => booking.begun
      Todavía no se reserva ni se cobra nada.
      [Compartir estas fechas]
    `,
  },
  'dates.unavailable': {
    en: `
      ### Dates
      ${picker.en}
      alert (focus)| These dates are no longer available
      alert (focus)| Some of these nights are not available. Please choose other dates.
      Are you holding these dates yourself?
      Continue with a code → /en/reservation
    `,
    de: `
      ### Reisedaten
      ${picker.de}
      alert (focus)| Diese Reisedaten sind nicht mehr verfügbar
      alert (focus)| Einige dieser Nächte sind nicht verfügbar. Bitte wählen Sie andere Reisedaten.
      Haben Sie diese Reisedaten selbst vorgemerkt?
      Mit einem Code fortfahren → /de/reservation
    `,
    fr: `
      ### Dates
      ${picker.fr}
      alert (focus)| Ces dates ne sont plus disponibles
      alert (focus)| Certaines de ces nuits ne sont pas disponibles. Veuillez choisir d’autres dates.
      Ces dates sont-elles déjà retenues pour vous ?
      Continuer avec un code → /fr/reservation
    `,
  },
  'dates.impossible': {
    en: `
      ### Dates
      Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Check-out: "2027-05-10" (refused) — The stay is shorter than the minimum stay. => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [One guest fewer] => guests.changed {'guestCount':2}
      Guests: "3"
      [One guest more] => guests.changed {'guestCount':4}
      Stays of 2 to 28 nights.
      [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
      alert (focus)| Validation failed
      alert (focus)| - Check-out: The stay is shorter than the minimum stay.
    `,
    de: `
      ### Reisedaten
      Anreise: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Abreise: "2027-05-10" (refused) — Der Aufenthalt ist kürzer als der Mindestaufenthalt. => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [Ein Gast weniger] => guests.changed {'guestCount':2}
      Gäste: "3"
      [Ein Gast mehr] => guests.changed {'guestCount':4}
      Aufenthalte von 2 bis 28 Nächten.
      [Auswahl löschen] => stay.changed {'dates':{'startDate':'','endDate':''}}
      alert (focus)| Die Prüfung ist fehlgeschlagen
      alert (focus)| - Abreise: Der Aufenthalt ist kürzer als der Mindestaufenthalt.
    `,
    pt: `
      ### Datas
      Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
      Check-out: "2027-05-10" (refused) — A estadia é mais curta do que a estadia mínima. => stay.changed {'dates':{'endDate':'2027-06-01'}}
      [Menos um hóspede] => guests.changed {'guestCount':2}
      Hóspedes: "3"
      [Mais um hóspede] => guests.changed {'guestCount':4}
      Estadias de 2 a 28 noites.
      [Limpar datas] => stay.changed {'dates':{'startDate':'','endDate':''}}
      alert (focus)| A validação falhou
      alert (focus)| - Check-out: A estadia é mais curta do que a estadia mínima.
    `,
  },
  'dates.notPriced': {
    en: `
      ### Dates
      ${picker.en}
      alert (focus)| Error fetching the price
      alert (focus)| This website cannot be reached. Check your internet connection and try again.
      alert (focus)| [Try again] => price.requested
    `,
    de: `
      ### Reisedaten
      ${picker.de}
      alert (focus)| Fehler beim Abrufen des Preises
      alert (focus)| Diese Website ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.
      alert (focus)| [Erneut versuchen] => price.requested
    `,
    es: `
      ### Fechas
      ${picker.es}
      alert (focus)| Error al obtener el precio
      alert (focus)| No se puede acceder a este sitio web. Compruebe su conexión a Internet y vuelva a intentarlo.
      alert (focus)| [Intentar de nuevo] => price.requested
    `,
  },
});
