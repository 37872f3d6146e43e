import { fromDate, toCalendarDateTime } from '@internationalized/date';
import { XMLBuilder } from 'fast-xml-parser';
import type { SibaEstablishment } from '../../../contract/content/siba.ts';
import type { Bulletin } from './bulletin.ts';

interface Sending {
  establishment: SibaEstablishment;
  bulletins: readonly Bulletin[];
  /** The sequence number of the installation's files. */
  number: number;
  at: Date;
  timeZone: string;
}

const getUnit = (establishment: SibaEstablishment) => {
  const [postalCode, zone] = establishment.postalCode.split('-');
  return {
    Codigo_Unidade_Hoteleira: establishment.taxNumber,
    Estabelecimento: establishment.establishment,
    Nome: establishment.name,
    Abreviatura: establishment.shortName,
    Morada: establishment.address,
    Localidade: establishment.city,
    Codigo_Postal: postalCode,
    Zona_Postal: zone,
    Telefone: establishment.phone,
    Nome_Contacto: establishment.contactName,
    Email_Contacto: establishment.contactEmail,
  };
};

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** Creates the file that SIBA accepts: a `MovimentoBAL` according to BAL.XSD. */
export function bulletinXml({ establishment, bulletins, number, at, timeZone }: Sending): string {
  const clock = toCalendarDateTime(fromDate(at, timeZone)).set({ millisecond: 0 });
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    MovimentoBAL: {
      '@xmlns': 'http://sef.pt/BAws',
      Unidade_Hoteleira: getUnit(establishment),
      Boletim_Alojamento: bulletins,
      Envio: { Numero_Ficheiro: String(number), Data_Movimento: clock.toString() },
    },
  });
}
