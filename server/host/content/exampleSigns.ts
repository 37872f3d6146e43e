/** A pattern of example values. */
interface ExampleSign {
  readonly pattern: RegExp;
  /** A part of each example in lower case. The pattern is slow, so it is not applied to other texts. */
  readonly part: string;
}

/** Patterns of example values in this documentation, in the files of "content new" and in the demo. */
const exampleSigns: readonly ExampleSign[] = [
  // Names and addresses. "Exemplo" within a sentence is a name; "por exemplo" is an ordinary phrase.
  {
    part: 'exemplo',
    pattern: /(?:\p{L}+ ){0,2}(?<=\p{L}[,.]? )(?<!\b[Pp]or )Exemplo\b(?:,? (?:\d+|km \d+|Lda\.))?/u,
  },
  { part: 'exemplo', pattern: /^Exemplo\b/ },
  { part: '-exemplo', pattern: /\b[\w-]*-exemplo\b/i },
  { part: 'carvalhal', pattern: /\bInês Carvalhal\b/u },
  { part: 'falcato', pattern: /\bTeresa Falcato\b/u },
  // Domains that cannot be registered (RFC 2606, RFC 6761).
  {
    part: '@',
    pattern:
      /[\w.+-]*@(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|test|invalid|localhost))\b/i,
  },
  { part: '.example', pattern: /\b(?:[\w-]+\.)+example\b/i },
  { part: 'example.', pattern: /\b(?:www\.)?example\.(?:com|org|net|edu)\b/i },
  // Tax numbers and telephone numbers, with any grouping.
  { part: '000', pattern: /(?<!\d)500[ .]?000[ .]?000(?!\d)/ },
  { part: '123', pattern: /(?<!\d)123[ .]?456[ .]?789(?!\d)/ },
  { part: '999', pattern: /(?<!\d)999[ .]?999[ .]?990(?!\d)/ },
  { part: '000', pattern: /(?<!\d)(?:351 ?)?[29]\d{2}[ .-]?000[ .-]?00\d(?!\d)/ },
  { part: '912', pattern: /(?<!\d)(?:351 ?)?912[ .-]?345[ .-]?678(?!\d)/ },
];

/** No real street has a postal code that ends in 000. */
const examplePostalCode: ExampleSign = { part: '-000', pattern: /\b\d{4}-000\b/ };

/** Finds the first example value in a text in one line. */
export function findExampleValue(line: string, { isAddress }: { isAddress: boolean }): string | undefined {
  const lowerCase = line.toLowerCase();
  const signs = isAddress ? [...exampleSigns, examplePostalCode] : exampleSigns;
  for (const { part, pattern } of signs) {
    const value = lowerCase.includes(part) ? pattern.exec(line)?.[0] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

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
