/** E-mail domains at which everybody can have an address, so that their users do not count as one origin. */
export const largeProviders: ReadonlySet<string> = new Set(
  [
    'gmail.com googlemail.com outlook.com outlook.pt outlook.fr outlook.de outlook.es hotmail.com hotmail.co.uk hotmail.fr',
    'hotmail.de hotmail.es hotmail.it live.com live.co.uk live.fr live.nl live.com.pt msn.com yahoo.com yahoo.co.uk yahoo.fr',
    'yahoo.de yahoo.es yahoo.it yahoo.com.br ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me',
    'protonmail.com pm.me gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.fr gmx.es web.de t-online.de freenet.de mail.de posteo.de',
    'mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr sapo.pt iol.pt telefonica.net movistar.es',
    'libero.it virgilio.it tiscali.it alice.it btinternet.com sky.com virginmedia.com ziggo.nl kpnmail.nl bluewin.ch',
    'telenet.be skynet.be seznam.cz wp.pl onet.pl o2.pl interia.pl uol.com.br bol.com.br terra.com.br comcast.net',
    'verizon.net att.net sbcglobal.net mail.com mail.ru yandex.ru yandex.com bk.ru qq.com 163.com 126.com naver.com zoho.com',
    'fastmail.com duck.com privaterelay.appleid.com',
  ].flatMap((line) => line.split(' ')),
);
