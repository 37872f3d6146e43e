import type { DocumentType, LegalForm } from '../../../contract/schemas/legalForm.ts';
import { documentText, nameText, placeText, type Shaped } from './bulletinText.ts';
import { sibaCountry } from './sibaCountries.ts';

/**
 * One guest in SIBA's format (BAL.XSD, https://siba.ssi.gov.pt/ajuda/modos-de-envio/), with elements in the required
 * order. Country codes are those of SIBA's list: ICAO's, with `D` for Germany.
 */
export interface Bulletin {
  Apelido: string;
  Nome?: string;
  Nacionalidade: string;
  Data_Nascimento: string;
  Local_Nascimento?: string;
  Documento_Identificacao: string;
  Pais_Emissor_Documento: string;
  Tipo_Documento: 'P' | 'B' | 'O';
  Data_Entrada: string;
  Data_Saida: string;
  Pais_Residencia_Origem: string;
  Local_Residencia_Origem: string;
}

/** Receives a warning if a bulletin omits data of the guest or is uncertain; the message never contains a value. */
export type Warn = (field: keyof Bulletin, message: string) => void;

const types: Readonly<Record<DocumentType, Bulletin['Tipo_Documento']>> = {
  passport: 'P',
  identity_card: 'B',
  other: 'O',
};

/** The value of a required field for which nothing can be reported. */
const unknown = 'DESCONHECIDO';

const midnight = (date: string) => `${date}T00:00:00`;

interface Names {
  surname: string;
  givenNames: string;
}

/** The surname and the given names; if the guest gave only a full name, the last word is used as the surname. */
function getNames({ name, surname, givenNames }: LegalForm, warn: Warn): Names {
  if (surname !== undefined) return { surname, givenNames };
  const words = name.trim().split(/\s+/u);
  if (words.length > 1) {
    warn('Apelido', 'the guest gave the whole name: check which part is the surname');
  }
  return { surname: words.at(-1)!, givenNames: words.slice(0, -1).join(' ') };
}

function checked(field: keyof Bulletin, { text, hasLost, isCut }: Shaped, warn: Warn): string {
  if (isCut) warn(field, 'it was too long and has been cut');
  if (hasLost) warn(field, 'it has characters that cannot be reported: compare it with the document');
  return text;
}

function required(field: keyof Bulletin, shaped: Shaped, warn: Warn): string {
  const text = checked(field, shaped, warn);
  if (text !== '') return text;
  warn(field, `it cannot be reported, so the value is ${unknown}: correct it before you send the file`);
  return unknown;
}

// A single name is reported as the surname.
function reportedNames(form: LegalForm, warn: Warn): Pick<Bulletin, 'Apelido' | 'Nome'> {
  const names = getNames(form, warn);
  const surname = nameText(names.surname);
  const given = nameText(names.givenNames);
  if (surname.text === '' && given.text !== '') return { Apelido: required('Apelido', given, warn) };
  const Nome = checked('Nome', given, warn);
  return { Apelido: required('Apelido', surname, warn), ...(Nome !== '' && { Nome }) };
}

function country(field: keyof Bulletin, alpha3: string, warn: Warn): string {
  const { code, warning } = sibaCountry(alpha3);
  if (warning !== undefined) warn(field, warning);
  return code;
}

/** The bulletin of one guest of a stay. */
export function getBulletin(
  form: LegalForm,
  { startDate, endDate }: { startDate: string; endDate: string },
  warn: Warn,
): Bulletin {
  const placeOfBirth = checked('Local_Nascimento', placeText(form.placeOfBirth), warn);
  return {
    ...reportedNames(form, warn),
    Nacionalidade: country('Nacionalidade', form.nationality, warn),
    Data_Nascimento: midnight(form.dateOfBirth),
    ...(placeOfBirth !== '' && { Local_Nascimento: placeOfBirth }),
    Documento_Identificacao: required('Documento_Identificacao', documentText(form.documentNumber), warn),
    Pais_Emissor_Documento: country('Pais_Emissor_Documento', form.documentCountry, warn),
    Tipo_Documento: types[form.documentType],
    Data_Entrada: midnight(startDate),
    Data_Saida: midnight(endDate),
    Pais_Residencia_Origem: country('Pais_Residencia_Origem', form.countryOfResidence, warn),
    Local_Residencia_Origem: required('Local_Residencia_Origem', placeText(form.placeOfResidence), warn),
  };
}

/** Whether a guest must be reported: all except Portuguese nationals (Lei 23/2007, article 16). */
export const isForeign = ({ nationality }: LegalForm): boolean => nationality !== 'PRT';
