import { SiteLayout } from '../../src/views/layout/SiteLayout.tsx';
import { OrderSummary } from '../../src/views/booking/form/OrderSummary.tsx';
import { Stay } from '../../src/views/reservation/Stay.tsx';
import type { Language } from '../../contract/values/language.ts';
import { bookingProps } from './booking/bookingProps.ts';
import { onSite } from './property/propertyPages.tsx';
import { reservation } from './support/reservation.ts';
import { testScreen } from './support/screen.tsx';

// The screens are tested in English, and the texts of the other languages in tests/i18n. These tests cover what needs both:
// texts that contain formatted dates, times, amounts and percentages, and the choice of the language.

const orders: Partial<Record<Language, string>> = {
  de: `
    #### Ihre Buchung: Casa do Limoeiro
    Anreise: Mo., 3. Mai 2027
    Abreise: Mo., 10. Mai 2027
    Aufenthalt: 7 Nächte, 3 Gäste
    95,50 € × 7 Nächte: 668,50 €
    Reinigung: 45,00 €
    Zusätzliche Gäste: 105,00 €
    Rabatt für längere Aufenthalte: −66,85 €
    Gesamtpreis: 751,65 €
    751,65 € sind jetzt fällig.
    - Kostenlose Stornierung vor dem 19. April 2027, 15:00 Uhr
    - 50 % Erstattung bei Stornierung vor dem 26. April 2027, 15:00 Uhr
    - Keine Erstattung ab dem 26. April 2027, 15:00 Uhr
  `,
  fr: `
    #### Votre réservation : Casa do Limoeiro
    Arrivée: lun. 3 mai 2027
    Départ: lun. 10 mai 2027
    Séjour: 7 nuits, 3 voyageurs
    95,50 € × 7 nuits: 668,50 €
    Ménage: 45,00 €
    Voyageurs supplémentaires: 105,00 €
    Remise long séjour: −66,85 €
    Total: 751,65 €
    Vous payez 751,65 € maintenant.
    - Annulation gratuite avant le 19 avril 2027 à 15 h
    - Remboursement de 50 % en cas d’annulation avant le 26 avril 2027 à 15 h
    - Aucun remboursement à partir du 26 avril 2027 à 15 h
  `,
  pt: `
    #### A sua reserva: Casa do Limoeiro
    Check-in: segunda, 3/05/2027
    Check-out: segunda, 10/05/2027
    Estadia: 7 noites, 3 hóspedes
    95,50 € × 7 noites: 668,50 €
    Limpeza: 45,00 €
    Hóspedes adicionais: 105,00 €
    Desconto de estadia longa: −66,85 €
    Total: 751,65 €
    Paga 751,65 € agora.
    - Cancelamento gratuito antes de 19 de abril de 2027, 15:00
    - Reembolso de 50% se cancelar antes de 26 de abril de 2027, 15:00
    - Sem reembolso a partir de 26 de abril de 2027, 15:00
  `,
  es: `
    #### Su reserva: Casa do Limoeiro
    Llegada: lun, 3 may 2027
    Salida: lun, 10 may 2027
    Estancia: 7 noches, 3 huéspedes
    95,50 € × 7 noches: 668,50 €
    Limpieza: 45,00 €
    Huéspedes adicionales: 105,00 €
    Descuento por estancia larga: −66,85 €
    Total: 751,65 €
    Ahora paga 751,65 €.
    - Cancelación gratuita antes del 19 de abril de 2027, 15:00
    - Reembolso del 50 % si cancela antes del 26 de abril de 2027, 15:00
    - Sin reembolso a partir del 26 de abril de 2027, 15:00
  `,
};

for (const [language, expected] of Object.entries(orders)) {
  testScreen(
    `dates, plurals, amounts and deadlines of an order in the formats of the language ${language}`,
    (send) => <OrderSummary {...bookingProps('form.creating', send)} />,
    expected,
    language as Language,
  );
}

const stays: Partial<Record<Language, string>> = {
  de: `
    section: Daten Ihres Aufenthalts
    Anreise: Montag: 3. Mai 2027: ab 15:00 Uhr
    Abreise: Montag: 10. Mai 2027: bis 11:00 Uhr
    - 7 Nächte
    - 3 Gäste
    - Gebucht von Ana Silva
  `,
  fr: `
    section: Dates de votre séjour
    Arrivée: lundi: 3 mai 2027: à partir de 15 h
    Départ: lundi: 10 mai 2027: jusqu’à 11 h
    - 7 nuits
    - 3 voyageurs
    - Réservé par Ana Silva
  `,
  pt: `
    section: Datas da sua estadia
    Check-in: segunda-feira: 3 de maio de 2027: a partir das 15:00
    Check-out: segunda-feira: 10 de maio de 2027: até às 11:00
    - 7 noites
    - 3 hóspedes
    - Reservada por Ana Silva
  `,
  es: `
    section: Fechas de su estancia
    Llegada: lunes: 3 de mayo de 2027: a partir de las 15:00
    Salida: lunes: 10 de mayo de 2027: hasta las 11:00
    - 7 noches
    - 3 huéspedes
    - Reservada por Ana Silva
  `,
};

for (const [language, expected] of Object.entries(stays)) {
  testScreen(
    `weekdays and times of a stay in the formats of the language ${language}`,
    () => <Stay reservation={reservation} />,
    expected,
    language as Language,
  );
}

testScreen(
  'the language of a German page as the current one, and links to its German pages',
  () =>
    onSite(
      <SiteLayout navigation>
        <main>(the page)</main>
      </SiteLayout>,
    ),
  `
    Zum Inhalt springen → #main
    nav: Hauptnavigation
    Estadia → /de
    [Sprache Deutsch]
    English → /en/here
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here (current)
    Castellano → /es/here
    [Farbmodus System]
    [Hell]
    [Dunkel]
    [System] (pressed)
    (the page)
    footer: Fußzeile
    Estadia
    Direkt bei der Unterkunft gebucht.
    Meine Reservierung → /de/reservation
    Datenschutz → /de/privacy
    Bedingungen → /de/terms
    Impressum → /de/imprint
    Beschwerdebuch → https://www.livroreclamacoes.pt
  `,
  'de',
);
