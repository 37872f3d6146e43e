import { toPrintedCode } from '../../../contract/values/countries/icao.ts';

/**
 * The 208 codes of SIBA's list of countries, which follow ICAO Doc 9303-3
 * (https://siba.ssi.gov.pt/ajuda/modos-de-envio/lista-de-paises/). The list comes from a public client that copied it
 * from that page and tested it with SIBA's test service.
 */
export const sibaCodes: ReadonlySet<string> = new Set(
  `
  AFG AGO ALB AND ARE ARG ARM ATG AUS AUT AZE BDI BEL BEN BFA BGD BGR BHR BHS BIH BLR BLZ BMU BOL
  BRA BRB BRN BTN BWA CAF CAN CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CYP CZE D DJI DMA
  DNK DOM DZA ECU EGY ERI ESP EST ETH FIN FJI FRA FSM GAB GBR GEO GHA GIN GMB GNB GNQ GRC GRD GTM
  GUM GUY HKG HND HRV HTI HUN IDN IND IRL IRN IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KIR KNA
  KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT
  MMR MNE MNG MOZ MRT MSR MUS MWI MYS MYT NAM NCL NER NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN
  PER PHL PLW PNG POL PRI PRK PRT PRY PSE QAT REU RKS ROU RUS RWA SAU SDN SEN SGP SLB SLE SLV SMR
  SOM SRB SSD STP SUR SVK SVN SWE SWZ SYC SYR TCD TGO THA TJK TKM TLS TON TTO TUN TUR TUV TWN TZA
  UGA UKR URY USA UZB VAT VCT VEN VNM VUT WSM YEM ZAF ZMB ZWE
`
    .trim()
    .split(/\s+/),
);

/** The states by which bulletins name territories that are not in SIBA's list, and British nationals without UK citizenship. */
const territories: Readonly<Record<string, string>> = {
  AUS: 'CCK CXR HMD NFK',
  DNK: 'FRO GRL',
  FIN: 'ALA',
  FRA: 'ATF BLM GLP GUF MAF MTQ PYF SPM WLF',
  GBR: 'AIA CYM FLK GBD GBN GBO GBP GBS GGY GIB IMN IOT JEY PCN SGS SHN TCA VGB',
  NLD: 'ABW BES CUW SXM',
  NOR: 'BVT SJM',
  NZL: 'TKL',
  USA: 'ASM MNP UMI VIR',
};

const stateByCountry = new Map(
  Object.entries(territories).flatMap(([state, codes]) => codes.split(' ').map((code) => [code, state])),
);

/** The code of a country in bulletins, with a warning that the host must check. */
interface SibaCountry {
  code: string;
  warning?: string;
}

/** Converts a country or another code of ICAO Doc 9303-3 to SIBA's code. */
export function sibaCountry(code: string): SibaCountry {
  const printed = toPrintedCode(code);
  if (sibaCodes.has(printed)) return { code: printed };
  const state = stateByCountry.get(code);
  if (state !== undefined) {
    return {
      code: state,
      warning: `the value is ${state} for ${code}, which is not in SIBA’s list: check it`,
    };
  }
  return {
    code,
    warning: `the value is ${code}, which is not in SIBA’s list: choose the value that SIBA offers for it before you send the file`,
  };
}
