import { textApart } from './textApart.ts';

/** Oxlint rules of this project (`jsPlugins` in scripts/oxlint.json). */
export default { meta: { name: 'estadia' }, rules: { 'text-apart': textApart } };
