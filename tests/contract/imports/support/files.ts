/** Files of reservations as other systems export them, with their own columns, encodings, separators and dates. */

const utf8 = (text: string) => new TextEncoder().encode(text);

const utf16 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (const [index, unit] of Array.from(text, (sign) => sign.charCodeAt(0)).entries()) {
    bytes.set([unit % 256, unit >> 8], 2 + index * 2);
  }
  return bytes;
};

const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));

/** The reservations of Airbnb: American dates, quoted names, amounts with a sign. */
export const airbnbFile =
  utf8(`Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,# of nights,Booked,Listing,Earnings
HMABCDEF12,Confirmed,"Ana Sofia, Silva",+351 912 345 678,2,1,0,01/05/2027,01/12/2027,7,2026-10-01,Casa do Limoeiro,"€1,234.50"
HMABCDEF13,Canceled by guest,Jean Petit,+33 612345678,2,0,0,02/20/2027,02/22/2027,2,2026-10-02,Casa do Limoeiro,€0.00
HMABCDEF14,Confirmed,Li,,1,0,0,03/01/2027,03/04/2027,3,2026-10-03,"Monte
da Vinha",€300.00
`);

/** The reservations of Booking.com: two properties, amounts with a currency, a title above the table. */
export const bookingFile = utf8(`Reservations 2027

Book number,Booked by,Guest name(s),Check-in,Check-out,Booked on,Status,Rooms,Persons,Adults,Children,Price,Commission %,Commission amount,Payment status,Remarks,Unit type,Duration (nights)
4111222333,Meier Anna,Anna Meier,2027-02-01,2027-02-05,2026-11-02 10:00:01,ok,1,2,2,0,540.00 EUR,15,81 EUR,,Late arrival,Casa do Limoeiro,4
4111222334,Tom Hill,Tom Hill,2027-02-10,2027-02-12,2026-11-03 10:00:01,cancelled_by_guest,1,2,2,0,0 EUR,15,0 EUR,,,Casa do Limoeiro,2
`);

/** The bookings of Lodgify: names of columns in one word, semicolons, the channel of each row. */
export const lodgifyFile =
  utf8(`Id;Source;SourceText;DateArrival;DateDeparture;Nights;GuestName;GuestEmail;GuestPhone;People;HouseName;Status;TotalAmount;Currency
1001;BookingCom;4222;2027-04-01T00:00:00;2027-04-05T00:00:00;4;Eva Berg;eva@example.com;+4740612345;3;Casa do Limoeiro;Booked;480,00;EUR
1002;Website;;2027-05-01T00:00:00;2027-05-03T00:00:00;2;Ole Lund;not an address;;2;Casa do Limoeiro;Declined;100,00;USD
1004;Website;;2027-07-01T00:00:00;2027-07-03T00:00:00;2;Ole Lund;;;2;Casa do Limoeiro;Open;100,00;EUR
1003;Website;;2027-06-01T00:00:00;2027-06-03T00:00:00;2;Ole Lund;not an address;;2;Casa do Limoeiro;Booked;100,00;USD
`);

/** The bookings of Smoobu in German: Windows-1252, semicolons, dates with full stops. */
export const smoobuFile =
  windows1252(`Anreise;Abreise;Unterkunft;Portal;Gast;Erwachsene;Kinder;Preis;Provision;E-Mail;Telefonnummer;Notiz
03.04.2027;07.04.2027;Casa do Limoeiro;Airbnb;Jürgen Müller;2;1;1.234,50 €;37,04 €;;+49 151 23456789;Kommt spät
10.04.2027;12.04.2027;Casa do Limoeiro;Direktbuchung;Größe Weiß;2;0;200,00 €;;jg@example.de;;
`);

/** The reservations of Guesty: UTF-16, tabs, dates with times. */
export const guestyFile =
  utf16(`CONFIRMATION CODE\tGUEST\tLISTING'S NICKNAME\tCHECK-IN\tCHECK-OUT\tSOURCE\t# OF NIGHTS\t# OF GUESTS\tTOTAL PAYOUT\tCURRENCY\tSTATUS
GY-1\tMårten Åberg\tlimoeiro\t2027-07-01 03:00 PM\t2027-07-08 11:00 AM\tairbnb2\t7\t4\t980.00\tEUR\tconfirmed
GY-2\tInês Sá\tlimoeiro\t2027-07-10 03:00 PM\t2027-07-12 11:00 AM\tmanual\t2\t2\t220.00\tEUR\tconfirmed
`);

/** The reservations of Hostaway: names of months, an Excel separator line, formulas around numbers, nights only. */
export const hostawayFile = utf8(`\uFEFFsep=,\r
Guest first name,Guest last name,Check-in date,Nights,Number of guests,Channel name,Channel reservation ID,Listing name,Total price,Reservation status\r
Zoë,O’Neil,12 Jan 2027,3,2,Vrbo,"=""HA-00123""",Casa do Limoeiro,€450.00,new\r
Max,Power,20 Jan 2027,2,2,direct,"=""HA-00124""",Casa do Limoeiro,€450.00,inquiry\r
`);
