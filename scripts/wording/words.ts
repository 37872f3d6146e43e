/** Words that plain technical English replaces in sentences: docs/writing.md. */
export const proseWords = [
  'aloud',
  'anew',
  'anyhow',
  'beside',
  'brings',
  'brought',
  'forth',
  'hears',
  'heard',
  'lets',
  'meanwhile',
  'mend',
  'mended',
  'mends',
  'oddities',
  'oddity',
  'sought',
  'stands',
  'stood',
  'tell',
  'telling',
  'tells',
  'told',
  'whoever',
] as const;

/** Further words that no name has: participles, adverbs and everyday verbs where the field has a term. */
export const nameWords = [
  'elsewhere',
  'nobody',
  'somebody',
  'alongside',
  'argued',
  'asked',
  'asks',
  'besides',
  'hear',
  'keeper',
  'leading',
  'misses',
  'said',
  'saying',
  'says',
  'seek',
  'slips',
  'standing',
  'story',
  'unheard',
  'unkept',
  'unsaid',
  'untold',
  'wander',
  'wanted',
  'wants',
] as const;

/** Words that no test title begins with: a title states behaviour, or names what it is about. */
export const titleStarts = ['but', 'nor', 'what', 'whatever', 'who', 'whoever', 'whom'] as const;

/** Names that are standard terms, or are stored and sent under this name. */
export const allowedNames: readonly string[] = [
  'allOf',
  'anyOf',
  'asOf',
  'getPrototypeOf',
  // An e-mail that is stored and translated under this name.
  'hostRegisteredAnew',
  'indexOf',
  'lastIndexOf',
  'oneOf',
  'supportedLocalesOf',
  'supportedValuesOf',
  'toBeInstanceOf',
  'toBeTypeOf',
  'valueOf',
];
