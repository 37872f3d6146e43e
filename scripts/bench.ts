import examples from '../server/host/openapi/examples.json' with { type: 'json' };
import { booking } from './bench/booking.ts';
import { firstLoad } from './bench/bytes.ts';
import { renderTime } from './bench/rendering.ts';
import { runSite } from './bench/runSite.ts';
import { throughput } from './bench/throughput.ts';

process.env['NODE_ENV'] = 'production';

const unit = examples.getRentalUnit.answer;
const property = `/en/${unit.id}`;
const pages = { landing: '/en', property, success: `${property}/success` };

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const print = (name: string, value: string) => console.log(`${name.padEnd(34)}${value}`);

const site = await runSite();
try {
  console.log('First load, brotli');
  for (const [page, { html, css, js, texts }] of Object.entries(await firstLoad(site.address, pages))) {
    print(`  ${page}`, `JS ${kilo(js)} (and texts ${kilo(texts)}) · CSS ${kilo(css)} · HTML ${kilo(html)}`);
  }
  print('Rendering the property page', `${(await renderTime(property, unit)).toFixed(2)} ms`);
  const { site: served, bare, share } = await throughput(site.address, property);
  print('Property pages a second', `${Math.round(served)}`);
  print('  bare node:http, same bytes', `${Math.round(bare)} (the site reaches ${share.toFixed(2)} of it)`);
} finally {
  await site.stop();
}
console.log('Reservations a second, beside bare transactions that write the same');
for (const { name, site: made, bare } of await booking()) {
  print(`  ${name}`, `${made.toFixed(1)} (${(made / bare).toFixed(2)} of ${bare.toFixed(1)})`);
}
