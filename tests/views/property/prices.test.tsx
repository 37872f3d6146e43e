import { PricingRules } from '../../../src/views/property/PricingRules.tsx';
import { property } from '../support/property.ts';
import { tells } from '../support/screen.tsx';

const { pricing } = property;

const seasonal: typeof property = {
  ...property,
  stay: { minNights: 2, maxNights: 28, arrivalDays: ['friday', 'saturday'] },
  touristTax: { amount: 400, maxNights: 7, fromAge: 13 },
  pricing: {
    ...pricing,
    weekend: { days: ['friday', 'saturday'], rate: 160_00 },
    seasons: [
      {
        name: 'Summer',
        from: '06-15',
        to: '02-29',
        rate: 180_00,
        weekendRate: 200_50,
        minNights: 7,
        arrivalDays: ['saturday'],
      },
      { name: 'Fair', from: '2027-03-05', to: '2027-03-07', rate: 250_00 },
    ],
    lastMinute: { daysBefore: 3, percentage: 15 },
    early: { daysBefore: 90, percentage: 5 },
  },
};

tells('how prices are made where there are seasons', () => <PricingRules property={seasonal} />, {
  en: `
    - €140 per night
    - €160 per night at weekends (Friday and Saturday)
    - Summer, 15 June to 29 February: €180 per night, €200.50 at weekends, at least 7 nights and check-in only on Saturday
    - Fair, 5 March 2027 to 7 March 2027: €250 per night
    - Cleaning: €45 for every 7 nights started
    - €15 per night for each guest beyond the first 2
    - 10% off the nightly rate for stays of 7 nights or more
    - 15% off the nightly rate when you book 3 days or less before check-in
    - 5% off the nightly rate when you book 90 days or more before check-in
    - Only one discount applies: the highest.
    - Tourist tax, not included and paid on arrival: €4 per guest aged 13 or over per night, for 7 nights at most
    - Check-in only on Friday and Saturday
    - Stays of 2 to 28 nights.
  `,
  de: `
    - 140 € pro Nacht
    - 160 € pro Nacht am Wochenende (Freitag und Samstag)
    - Summer, 15. Juni bis 29. Februar: 180 € pro Nacht, 200,50 € am Wochenende, mindestens 7 Nächte und mit Anreise nur am Samstag
    - Fair, 5. März 2027 bis 7. März 2027: 250 € pro Nacht
    - Reinigung: 45 € je angefangene 7 Nächte
    - Bei mehr als 2 Gästen: 15 € pro zusätzlichem Gast und Nacht
    - 10 % Rabatt auf den Übernachtungspreis ab 7 Nächten
    - 15 % Rabatt auf den Übernachtungspreis bei Buchung höchstens 3 Tage vor der Anreise
    - 5 % Rabatt auf den Übernachtungspreis bei Buchung 90 Tage oder mehr vor der Anreise
    - Es gilt nur ein Rabatt: der höchste.
    - Touristensteuer, nicht enthalten und zahlbar bei der Ankunft: 4 € pro Gast ab 13 Jahren und Nacht, höchstens für 7 Nächte
    - Anreise nur am Freitag und Samstag
    - Aufenthalte von 2 bis 28 Nächten.
  `,
  fr: `
    - 140 € par nuit
    - 160 € par nuit le week-end (vendredi et samedi)
    - Summer, du 15 juin au 29 février : 180 € par nuit, 200,50 € le week-end, minimum 7 nuits et arrivée seulement le samedi
    - Fair, du 5 mars 2027 au 7 mars 2027 : 250 € par nuit
    - Ménage : 45 € par tranche entamée de 7 nuits
    - Au-delà de 2 voyageurs : 15 € par voyageur supplémentaire et par nuit
    - 10 % de remise sur le prix des nuits pour les séjours de 7 nuits ou plus
    - 15 % de remise sur le prix des nuits si vous réservez au plus 3 jours avant l’arrivée
    - 5 % de remise sur le prix des nuits si vous réservez 90 jours ou plus avant l’arrivée
    - Une seule remise s’applique : la plus élevée.
    - Taxe de séjour, non comprise et à régler sur place : 4 € par voyageur à partir de 13 ans et par nuit, 7 nuits au plus
    - Arrivée seulement le vendredi et samedi
    - Séjours de 2 à 28 nuits.
  `,
  pt: `
    - 140 € por noite
    - 160 € por noite ao fim de semana (sexta-feira e sábado)
    - Summer, de 15 de junho a 29 de fevereiro: 180 € por noite, 200,50 € ao fim de semana, no mínimo 7 noites e check-in apenas: sábado
    - Fair, de 5 de março de 2027 a 7 de março de 2027: 250 € por noite
    - Limpeza: 45 € por cada 7 noites iniciadas
    - Acima de 2 hóspedes: 15 € por hóspede adicional e por noite
    - 10% de desconto no preço por noite em estadias de 7 noites ou mais
    - 15% de desconto no preço por noite se reservar no máximo 3 dias antes do check-in
    - 5% de desconto no preço por noite se reservar 90 dias ou mais antes do check-in
    - Só é aplicado um desconto: o mais alto.
    - Taxa turística, não incluída e paga à chegada: 4 € por hóspede a partir dos 13 anos e por noite, no máximo 7 noites
    - Check-in apenas: sexta-feira e sábado
    - Estadias de 2 a 28 noites.
  `,
  es: `
    - 140 € por noche
    - 160 € por noche los fines de semana (viernes y sábado)
    - Summer, del 15 de junio al 29 de febrero: 180 € por noche, 200,50 € los fines de semana, mínimo 7 noches y llegada solo: sábado
    - Fair, del 5 de marzo de 2027 al 7 de marzo de 2027: 250 € por noche
    - Limpieza: 45 € por cada 7 noches o fracción
    - Para más de 2 huéspedes: 15 € por huésped adicional y noche
    - 10 % de descuento en el precio por noche en estancias de 7 noches o más
    - 15 % de descuento en el precio por noche si reserva como máximo 3 días antes de la llegada
    - 5 % de descuento en el precio por noche si reserva 90 días o más antes de la llegada
    - Solo se aplica un descuento: el más alto.
    - Tasa turística, no incluida, que se paga a la llegada: 4 € por huésped a partir de 13 años y noche, 7 noches como máximo
    - Llegada solo: viernes y sábado
    - Estancias de 2 a 28 noches.
  `,
});
