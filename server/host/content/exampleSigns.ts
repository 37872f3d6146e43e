/** Patterns of example values in this documentation, in the files of "content new" and in the demo. */
export const exampleSigns: readonly RegExp[] = [
  // Names and addresses. "Exemplo" within a sentence is a name; "por exemplo" is an ordinary phrase.
  /(?:\p{L}+ ){0,2}(?<=\p{L}[,.]? )(?<!\b[Pp]or )Exemplo\b(?:,? (?:\d+|km \d+|Lda\.))?/u,
  /^Exemplo\b/,
  /\b[\w-]*-exemplo\b/i,
  /\b(?:Inês Carvalhal|Teresa Falcato)\b/u,
  // Domains that cannot be registered (RFC 2606, RFC 6761).
  /[\w.+-]*@(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|test|invalid|localhost))\b/i,
  /\b(?:[\w-]+\.)+example\b/i,
  /\b(?:www\.)?example\.(?:com|org|net|edu)\b/i,
  // Tax numbers and telephone numbers, with any grouping.
  /(?<!\d)(?:500[ .]?000[ .]?000|123[ .]?456[ .]?789|999[ .]?999[ .]?990)(?!\d)/,
  /(?<!\d)(?:351 ?)?[29]\d{2}[ .-]?000[ .-]?00\d(?!\d)/,
  /(?<!\d)(?:351 ?)?912[ .-]?345[ .-]?678(?!\d)/,
];

/** No real street has a postal code that ends in 000. */
export const examplePostalCode = /\b\d{4}-000\b/;

/** Texts of the examples in the files of "content new" and in content/README.md. */
export const exampleTexts: ReadonlySet<string> = new Set([
  'A place to come back to.',
  'Ana in her garden',
  'The river from the table',
  'The terrace looks over the valley.',
  'Nothing passes but the goats.',
  'The terrace in the evening sun',
  'The living room with its stove',
  'A sofa bed of 140 cm and a stove',
  'The bakery opens at seven, and the river is five minutes away.',
  'Thirty steps lead up to the door, and there is no lift.',
  'Up the lane to the fountain, then the steps on the left.',
  'The key box is to the right of the door. Its code is 1234.',
  'The key box is to the right of the door. Its code is 1755.',
  'The key box is to the right of the door. Its code is `1755`.',
  'Network Limoeiro, password vistas-do-tejo.',
  'Network `Limoeiro`, password `vistas-do-tejo`.',
  'Under the square, five minutes away.',
  'Please mind the low beam in the kitchen.',
]);
