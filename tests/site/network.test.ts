import { describe, expect, test } from 'vitest';
import { openLocalCounters } from '../../server/site/callers/localCounters.ts';
import { getNetworks } from '../../server/site/callers/network.ts';
import { forwardedFor, networksThatCall } from '../../server/site/callers/clientIp.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '::1'],
  ['1:2:3:4:5:6:203.0.113.9', '1:2:3:4::/64'],
])('the address %s is counted as %s', (address, network) => {
  expect(getNetworks(address)[0]?.text).toBe(network);
});

test.each([
  ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
  ['::ffff:203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
  ['2001:db8:1:abcd::1', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1:0::/48']],
  ['2001:db8:1:00cd::1', ['2001:db8:1:cd::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['::1', ['::1']],
])('the address %s is counted with its wider networks too: %j', (address, networks) => {
  expect(getNetworks(address).map(({ text }) => text)).toEqual(networks);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.9.9',
  '1:2:3',
  'localhost',
  '[::1',
  "'; drop",
  '::1::',
  '1'.repeat(100),
])('the text %j is no address', (text) => {
  expect(getNetworks(text)).toEqual([]);
});

describe('a caller', () => {
  const from = (proxies: number, header: string | undefined, remoteAddress = '10.0.0.1') => {
    const incoming = {
      headers: header === undefined ? {} : { 'x-forwarded-for': header },
      socket: { remoteAddress },
    };
    const options = { proxies, countsThisMachine: true };
    return [networksThatCall(incoming, options)[0]?.text, forwardedFor(incoming, options)];
  };

  test.each([
    ['the address of the connection', 0, undefined, '10.0.0.1', '10.0.0.1'],
    ['that of the connection, whatever a header claims', 0, '198.51.100.7', '10.0.0.1', '10.0.0.1'],
    ['that which the proxy received', 1, '203.0.113.9', '203.0.113.9', '203.0.113.9, 10.0.0.1'],
    [
      'not one that the caller added before it',
      1,
      '198.51.100.7, 203.0.113.9',
      '203.0.113.9',
      '203.0.113.9, 10.0.0.1',
    ],
    [
      'that which the outer of two proxies received',
      2,
      '198.51.100.7,203.0.113.9, 10.9.9.9',
      '203.0.113.9',
      '203.0.113.9, 10.9.9.9, 10.0.0.1',
    ],
    [
      'the outermost there is, of fewer than were said',
      3,
      '203.0.113.9, 10.9.9.9',
      '203.0.113.9',
      '203.0.113.9, 10.9.9.9, 10.0.0.1',
    ],
    [
      'the next one further in, where that is no address',
      2,
      'unknown, 10.9.9.9',
      '10.9.9.9',
      '10.9.9.9, 10.0.0.1',
    ],
    ['the proxy, where it said nothing', 1, undefined, '10.0.0.1', '10.0.0.1'],
    ['the proxy, where it said nothing of use', 1, 'unknown, , ', '10.0.0.1', '10.0.0.1'],
  ])('the caller’s address is %s', (_, proxies, header, network, expected) => {
    expect(from(proxies, header)).toEqual([network, expected]);
  });

  test('without a known address counts as one with all others without one', () => {
    const options = { proxies: 0, countsThisMachine: false };
    expect(networksThatCall({ headers: {}, socket: { remoteAddress: undefined } }, options)).toEqual([
      { breadth: '/32', text: 'unknown' },
    ]);
    expect(forwardedFor({ headers: {}, socket: { remoteAddress: undefined } }, options)).toBeUndefined();
  });
});

test('the least recent caller is forgotten when there are too many', () => {
  const ask = openLocalCounters()('page', '/32', { calls: 1, seconds: 60, counted: 'here' });
  expect([ask('first', 1), ask('first', 1)]).toEqual([undefined, 60]);
  for (let caller = 0; caller < 50_000; caller += 1) ask(String(caller), 1);
  expect(ask('first', 1)).toBeUndefined();
});
