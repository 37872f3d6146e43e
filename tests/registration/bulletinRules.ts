import { JSDOM } from 'jsdom';

/** A field as SIBA's page on ways of sending describes it: its name, what it may say, and whether it must. */
type Rule = readonly [name: string, pattern: RegExp, isOptional?: 'optional'];

const text = (most: number) => new RegExp(`^(?=.*\\S)[^]{1,${most}}$`);
const name = /^(?! )[A-ZÇÃÁÀÉÊÍÕÔÓÚ' -]{1,40}$/;
const country = /^(D|[A-Z]{3})$/;
const dateTime = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

const unit: readonly Rule[] = [
  ['Codigo_Unidade_Hoteleira', /^\d{9}$/],
  ['Estabelecimento', /^\d{1,4}$/],
  ['Nome', text(40)],
  ['Abreviatura', text(15)],
  ['Morada', text(40)],
  ['Localidade', text(30)],
  ['Codigo_Postal', /^\d{4}$/],
  ['Zona_Postal', /^\d{3}$/],
  ['Telefone', /^\d{1,10}$/],
  ['Fax', /^\d{1,10}$/, 'optional'],
  ['Nome_Contacto', text(40)],
  ['Email_Contacto', /^(?=.{1,140}$)[^\s@]+@[^\s@]+$/],
];

const bulletin: readonly Rule[] = [
  ['Apelido', name],
  ['Nome', name, 'optional'],
  ['Nacionalidade', country],
  ['Data_Nascimento', dateTime],
  ['Local_Nascimento', text(30), 'optional'],
  ['Documento_Identificacao', /^[0-9A-Z]{1,16}$/],
  ['Pais_Emissor_Documento', country],
  ['Tipo_Documento', /^[PBO]$/],
  ['Data_Entrada', dateTime],
  ['Data_Saida', dateTime, 'optional'],
  ['Pais_Residencia_Origem', country],
  ['Local_Residencia_Origem', text(30)],
];

const sending: readonly Rule[] = [
  ['Numero_Ficheiro', /^\d+$/],
  ['Data_Movimento', dateTime],
];

const namespace = 'http://sef.pt/BAws';
const { DOMParser } = new JSDOM('').window;

function wrongIn(element: Element, rules: readonly Rule[]): string[] {
  const children = [...element.children];
  const errors: string[] = [];
  for (const [field, pattern, isOptional] of rules) {
    if (children[0]?.localName !== field) {
      if (!isOptional) errors.push(`${element.localName}: ${field} is missing, or in the wrong place`);
      continue;
    }
    const value = children.shift()!.textContent;
    if (!pattern.test(value)) errors.push(`${element.localName}: ${field} may not be "${value}"`);
  }
  return [...errors, ...children.map(({ localName }) => `${element.localName}: ${localName} is not known`)];
}

/** The reasons for the authorities to reject a file, read by an independent parser. */
export function wrongInFile(xml: string): string[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const root = document.documentElement;
  if (root.localName !== 'MovimentoBAL') return ['the file is no MovimentoBAL, or no XML'];
  const strangers = [...root.querySelectorAll('*')].filter(({ namespaceURI }) => namespaceURI !== namespace);
  const [first, ...rest] = [...root.children];
  const last = rest.pop();
  if (first?.localName !== 'Unidade_Hoteleira' || last?.localName !== 'Envio' || rest.length === 0) {
    return ['the file lacks its establishment, its bulletins or its number'];
  }
  return [
    ...strangers.map(({ localName }) => `${localName} is in another namespace`),
    ...wrongIn(first, unit),
    ...rest.flatMap((guest) =>
      guest.localName === 'Boletim_Alojamento'
        ? wrongIn(guest, bulletin)
        : [`${guest.localName} is not known`],
    ),
    ...wrongIn(last, sending),
  ];
}

/** The fields of each guest in a file. */
export const guestsIn = (xml: string): Record<string, string>[] =>
  [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('Boletim_Alojamento')].map(
    ({ children }) => Object.fromEntries([...children].map((field) => [field.localName, field.textContent])),
  );
