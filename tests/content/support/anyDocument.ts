import * as fc from 'fast-check';

const field = fc.constantFrom('id', 'name', 'rooms', 'photos');
const short = fc.constantFrom('a', 'b', 'c', 'd', '');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    short,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(field, tie('value'), { maxKeys: 4, minKeys: 1, noNullPrototype: true }),
  ),
}));
const block = fc.dictionary(field, value, { maxKeys: 4, noNullPrototype: true });
/** Documents of texts, lists and blocks with names that lists use. */
export const anyDocument = fc.record({ property: block, texts: fc.record({ en: block, pt: block }) });
