import { parseArgs } from 'node:util';
import { addLanguage } from './languages/addLanguage.ts';
import { reportLanguage } from './languages/reportLanguage.ts';
import { writeTable } from './languages/table.ts';

const usage = `Usage:
  npm run language -- add CODE       creates locales/CODE, whose texts are in English until you translate them
  npm run language -- report CODE    prints what locales/CODE lacks

CODE is the code of a language, such as it.`;

const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
const { help, ...unknown } = values;
const [command = '', code = '', ...others] = positionals;
const isKnown = ['add', 'report'].includes(command) && code !== '' && others.length === 0;
if (help || !isKnown || Object.keys(unknown).length > 0) {
  console.log(usage);
  process.exit(help ? 0 : 2);
}

try {
  if (command === 'add') {
    addLanguage(code);
    writeTable();
    console.log(`Created locales/${code}. "npm run language -- report ${code}" lists what to translate.`);
  } else {
    for (const line of reportLanguage(code)) console.log(line);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
