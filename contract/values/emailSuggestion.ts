import { countTypingErrors } from './countTypingErrors.ts';

/** Domains on which guests in Europe have their mailboxes. A real domain that resembles another one is also listed. */
const domains = new Set(
  (
    'gmail.com googlemail.com ymail.com email.com mail.com icloud.com msn.com aol.com aol.de aol.fr ' +
    'proton.me protonmail.com posteo.de mailbox.org ' +
    'outlook.com outlook.de outlook.es outlook.fr outlook.it outlook.pt outlook.be outlook.at ' +
    'hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.be hotmail.nl hotmail.ch hotmail.co.uk ' +
    'live.com live.de live.fr live.it live.nl live.be live.co.uk live.com.pt ' +
    'yahoo.com yahoo.de yahoo.es yahoo.fr yahoo.it yahoo.co.uk yahoo.com.br yahoo.ie ' +
    'gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de arcor.de vodafone.de ' +
    'orange.fr wanadoo.fr free.fr laposte.net sfr.fr bbox.fr neuf.fr club-internet.fr numericable.fr ' +
    'telefonica.net movistar.es orange.es sapo.pt netcabo.pt clix.pt telepac.pt ' +
    'bluewin.ch libero.it tiscali.it virgilio.it btinternet.com ntlworld.com skynet.be telenet.be ' +
    'ziggo.nl kpnmail.nl planet.nl'
  ).split(' '),
);

/** Endings that do not exist, and are typed instead of another one. */
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  dom: 'com',
  conm: 'com',
  ner: 'net',
  nte: 'net',
  nett: 'net',
};
/** Endings that exist, but not for the providers whose domain ends with `.com`. */
const countryEndings = new Set(['co', 'cm', 'om', 'cim', 'c']);

/** Names with fewer letters resemble too many real domains. */
const shortestName = 5;
/** Names of this length may have two mistakes. */
const longName = 7;

/** Divides a domain into its name and its ending: `yahoo` and `co.uk`. */
function divide(domain: string): readonly [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Returns the domain of a provider that a mistyped domain resembles. */
function findProvider(domain: string): string | undefined {
  const [name, ending] = divide(domain);
  if (name === 'gmail' || (domains.has(`${name}.com`) && countryEndings.has(ending))) return `${name}.com`;
  let [found, fewest]: [string | undefined, number] = [undefined, 3];
  for (const candidate of domains) {
    const [itsName, itsEnding] = divide(candidate);
    if (itsEnding !== ending || itsName.length < shortestName) continue;
    if (Math.abs(itsName.length - name.length) > 2) continue;
    const mistakes = countTypingErrors(name, itsName);
    if (mistakes < fewest && mistakes <= (itsName.length < longName ? 1 : 2)) {
      [found, fewest] = [candidate, mistakes];
    }
  }
  return found;
}

/**
 * Returns the address that was probably meant if its domain is a mistyped one, such as `gmial.com` or `gmail.con`. The
 * address must be normalised.
 */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1);
  if (at < 1 || !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(typed) || typed.length > 60 || domains.has(typed)) {
    return undefined;
  }
  const dot = typed.lastIndexOf('.');
  const ending = endings[typed.slice(dot + 1)];
  const domain = ending === undefined ? typed : `${typed.slice(0, dot)}.${ending}`;
  const meant = domains.has(domain) ? domain : (findProvider(domain) ?? domain);
  return meant === typed ? undefined : `${address.slice(0, at)}@${meant}`;
}
