import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  fromPrintedCode,
  issuerCodes,
  nationalityCodes,
  residenceCodes,
  toPrintedCode,
} from '../../contract/values/countries/icao.ts';
import { documentTypes, legalForm, type LegalForm } from '../../contract/schemas/legalForm.ts';
import { loadContent } from '../../server/host/content/index.ts';
import { getBulletin, type Bulletin } from '../../server/host/registration/bulletin.ts';
import { documentText } from '../../server/host/registration/bulletinText.ts';
import { bulletinXml } from '../../server/host/registration/bulletinXml.ts';
import { sibaCodes, sibaCountry } from '../../server/host/registration/sibaCountries.ts';
import { createLegalForm } from '../support/guests.ts';
import { guestsIn, wrongInFile } from './bulletinRules.ts';

const { units } = await loadContent('demo');
const stay = { startDate: '2027-05-14', endDate: '2027-05-17' };
const at = new Date('2027-05-14T22:15:30.123Z');

function made(form: LegalForm) {
  const warned: [keyof Bulletin, string][] = [];
  const bulletin = getBulletin(form, stay, (field, message) => warned.push([field, message]));
  return { bulletin, warned, fields: warned.map(([field]) => field) };
}

const getFile = (bulletins: Bulletin[], unit = [...units.values()][0]!) =>
  bulletinXml({ establishment: unit.siba!, bulletins, number: 7, at, timeZone: unit.timeZone });

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.constantFrom('Ærø', 'O’Neill', 'Nguyễn Thị', '王小明', 'Straße', '-', '<b>&"', '\uFFFE', 'A'.repeat(80)),
);
const getAny = (codes: ReadonlySet<string>) => fc.constantFrom(...codes);
const anyForm = fc
  .record(
    {
      name: anyText,
      surname: anyText,
      givenNames: anyText,
      dateOfBirth: fc.constantFrom('1900-01-01', '1985-02-28', '2024-02-29', '2026-11-20'),
      placeOfBirth: anyText,
      documentNumber: fc.oneof(
        anyText,
        fc.stringMatching(/^[A-Z0-9 ./-]{1,20}$/),
        fc.constantFrom('Ж٣', '①', 'AB 12/34-56.7', '1'.repeat(20)),
      ),
      documentType: fc.constantFrom(...documentTypes),
      documentCountry: getAny(issuerCodes),
      nationality: getAny(nationalityCodes),
      countryOfResidence: getAny(residenceCodes),
      placeOfResidence: anyText,
    },
    {
      requiredKeys: [
        'name',
        'dateOfBirth',
        'documentNumber',
        'documentType',
        'documentCountry',
        'nationality',
        'countryOfResidence',
        'placeOfResidence',
      ],
    },
  )
  .map((form) => v.safeParse(legalForm, form))
  .filter(({ success, output }) => success && JSON.stringify(output).isWellFormed())
  .map(({ output }) => output as LegalForm);

test('every accepted form makes a bulletin that the authorities accept', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      expect(wrongInFile(getFile([made(form).bulletin]))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('a shortened value in a bulletin is reported without its content', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const { bulletin, warned } = made(form);
      const capitals = form.documentNumber
        .normalize('NFKD')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
      const isReported = warned.some(([field]) => field === 'Documento_Identificacao');
      expect(isReported).toBe(bulletin.Documento_Identificacao !== capitals);
      const warnings = warned.map(([, message]) => ` ${message} `).join('');
      expect(warnings).not.toContain(form.documentNumber.padEnd(6, '\0'));
    }),
  );
});

test('a file has the guest, dates and place, and XML markup in values is text', () => {
  const form = createLegalForm({ documentNumber: 'C01X 00-T4', placeOfResidence: 'Köln <Süd> & "Nord"' });
  const xml = getFile([made(form).bulletin]);
  expect(wrongInFile(xml)).toEqual([]);
  expect(guestsIn(xml)).toEqual([
    {
      Apelido: 'BRANDT',
      Nome: 'HANNAH',
      Nacionalidade: 'D',
      Data_Nascimento: '1985-03-14T00:00:00',
      Local_Nascimento: 'Köln',
      Documento_Identificacao: 'C01X00T4',
      Pais_Emissor_Documento: 'D',
      Tipo_Documento: 'P',
      Data_Entrada: '2027-05-14T00:00:00',
      Data_Saida: '2027-05-17T00:00:00',
      Pais_Residencia_Origem: 'D',
      Local_Residencia_Origem: 'Köln <Süd> & "Nord"',
    },
  ]);
  expect(xml).toContain('<Numero_Ficheiro>7</Numero_Ficheiro>');
  expect(xml).toContain('<Data_Movimento>2027-05-14T23:15:30</Data_Movimento>');
});

test.each([...units.values()])('$id is an establishment that the authorities accept', (unit) => {
  expect(wrongInFile(getFile([made(createLegalForm()).bulletin], unit))).toEqual([]);
});

describe('countries', () => {
  const reported = (nationality: string) => {
    const { bulletin, warned } = made(
      createLegalForm({ nationality, documentCountry: 'PRT', countryOfResidence: 'PRT' }),
    );
    return { code: bulletin.Nacionalidade, warning: warned[0]?.[1] };
  };

  test('the 208 codes of SIBA’s list are mapped both ways', () => {
    expect(sibaCodes.size).toBe(208);
    for (const code of sibaCodes) expect(sibaCountry(fromPrintedCode(code)).code).toBe(code);
  });

  test('every selectable country has a code in the list or a warning', () => {
    for (const code of nationalityCodes) {
      const { code: sent, warning } = sibaCountry(code);
      expect([code, sibaCodes.has(sent) || warning !== undefined]).toEqual([code, true]);
      expect([code, sent === toPrintedCode(code) || warning !== undefined]).toEqual([code, true]);
      expect(wrongInFile(getFile([made(createLegalForm({ nationality: code })).bulletin]))).toEqual([]);
    }
  });

  test.each([
    ['GIB', 'GBR', 'GBR for GIB'],
    ['MTQ', 'FRA', 'FRA for MTQ'],
    ['GBN', 'GBR', 'GBR for GBN'],
    ['XXA', 'XXA', 'not in SIBA’s list'],
    ['XXB', 'XXB', 'not in SIBA’s list'],
    ['UNO', 'UNO', 'not in SIBA’s list'],
    ['EUE', 'EUE', 'not in SIBA’s list'],
  ])('%s is reported as %s with a warning to the host', (nationality, code, warnings) => {
    expect(reported(nationality)).toEqual({ code, warning: expect.stringContaining(warnings) });
  });

  test.each([
    ['DEU', 'D'],
    ['XKX', 'RKS'],
    ...['FRA', 'GBR', 'BRA', 'USA', 'ROU', 'TLS', 'COD', 'VAT'].map((code) => [code, code]),
  ])('%s is reported as %s of SIBA’s list, without a warning', (nationality, code) => {
    expect(reported(nationality!)).toEqual({ code, warning: undefined });
  });
});

describe('names', () => {
  const getNames = (about: Partial<LegalForm>) => {
    const { bulletin, fields } = made(createLegalForm(about));
    return [bulletin.Apelido, bulletin.Nome, fields];
  };
  const alone = (name: string) => getNames({ name, surname: undefined, givenNames: '' });

  test('names are written in the capitals that the authorities accept', () => {
    expect(getNames({ surname: 'Müller-Lüdenscheidt', givenNames: 'João D’Ávila Ñuño' })).toEqual([
      'MULLER-LUDENSCHEIDT',
      "JOÃO D'ÁVILA NUNO",
      [],
    ]);
    expect(getNames({ surname: 'Strauß', givenNames: 'Łukasz Ærøe' })).toEqual([
      'STRAUSS',
      'LUKASZ AEROE',
      [],
    ]);
  });

  test('are put into the surname if there is only one', () => {
    expect(getNames({ surname: 'Sukarno', givenNames: '' })).toEqual(['SUKARNO', undefined, []]);
    expect(alone('Sukarno')).toEqual(['SUKARNO', undefined, []]);
    expect(getNames({ surname: '—', givenNames: 'Sukarno' }).slice(0, 2)).toEqual(['SUKARNO', undefined]);
  });

  test('names in one field are split with a warning', () => {
    expect(alone('Maria Santos Silva')).toEqual(['SILVA', 'MARIA SANTOS', ['Apelido']]);
  });

  test('long names are cut at the end of a word, with a warning', () => {
    const given = 'Maria da Conceição Francisca Isabel Antónia Josefa';
    expect(getNames({ givenNames: given })).toEqual([
      'BRANDT',
      'MARIA DA CONCEIÇÃO FRANCISCA ISABEL',
      ['Nome'],
    ]);
    expect(getNames({ surname: 'X'.repeat(41) })[0]).toBe('X'.repeat(40));
  });

  test('names in letters that cannot be reported are left to the host', () => {
    const [surname, given, fields] = getNames({ surname: '王', givenNames: '小明' });
    expect([surname, given]).toEqual(['DESCONHECIDO', undefined]);
    expect(fields).toContain('Apelido');
    expect(fields).toContain('Nome');
  });
});

test('a place is cut between characters', () => {
  const { bulletin, fields } = made(createLegalForm({ placeOfResidence: `${'x'.repeat(29)}𝒳y` }));
  expect([bulletin.Local_Residencia_Origem, fields]).toEqual(['x'.repeat(29), ['Local_Residencia_Origem']]);
});

test.each([
  ['N.º 12345678', '12345678', false],
  ['Nº12345678', '12345678', false],
  ['№ 45 123456', '45123456', false],
  ['12345678-9 ZZ4', '123456789ZZ4', false],
  ['１２３ＡＢ', '123AB', false],
  ['é12345', 'E12345', false],
  ['12345º', '12345', true],
  ['12²345', '12345', true],
  ['℡ 12345', '12345', true],
  ['１½ 345', '1345', true],
  ['㎏12345', '12345', true],
  ['Ⅳ12345', '12345', true],
  ['٣45', '45', true],
])('the document number %s is reported as %s, without added letters', (written, text, hasLost) => {
  expect(documentText(written)).toEqual({ text, hasLost, isCut: false });
});
