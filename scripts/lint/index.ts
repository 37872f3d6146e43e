import { textApart } from './textApart.ts';

/** The rules of this project for oxlint (`jsPlugins` in scripts/oxlint.json). */
export default { meta: { name: 'estadia' }, rules: { 'text-apart': textApart } };
