import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  getNecessities,
  readConfig,
  readNamedConfig,
  isDemonstration,
  WrongSettings,
} from '../../server/config/index.ts';

const CLIENT_SECRET = '0f9a1b8c2d7e3f64';

const mistakesIn = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return {};
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    return Object.fromEntries(error.mistakes.map(({ setting, problem }) => [setting, problem]));
  }
};

describe('on a hosting platform, the settings', () => {
  const SANDBOX = 'payments,mail';

  test.each([
    [{ FLY_APP_NAME: 'casa' }, 'https://casa.fly.dev'],
    [{ RAILWAY_PUBLIC_DOMAIN: 'casa.up.railway.app' }, 'https://casa.up.railway.app'],
    [{ RENDER_EXTERNAL_URL: 'https://casa.onrender.com' }, 'https://casa.onrender.com'],
  ])('come from %o', (platform, publicUrl) => {
    expect(readConfig({ ...platform, SANDBOX, PORT: '10000' })).toMatchObject({
      publicUrl,
      port: 10_000,
      host: '0.0.0.0',
      proxies: 2,
      isLocal: false,
    });
  });

  test('of the operator take precedence, and empty ones count as not set', () => {
    const given = { PUBLIC_URL: 'https://stay.example', HOST: '::', TRUST_PROXY: '3' };
    const FLY_APP_NAME = 'casa';
    expect(readConfig({ FLY_APP_NAME, SANDBOX, ...given })).toMatchObject({
      publicUrl: 'https://stay.example',
      host: '::',
      proxies: 3,
    });
    const empty = { PUBLIC_URL: '', HOST: ' ', TRUST_PROXY: '' };
    expect(readConfig({ FLY_APP_NAME, SANDBOX, ...empty }).publicUrl).toBe('https://casa.fly.dev');
    expect(readConfig({ FLY_APP_NAME: '', SANDBOX }).publicUrl).toBe('http://localhost:3000');
  });

  test('are public, so that nothing is simulated without consent', () => {
    expect(readConfig({ FLY_APP_NAME: 'casa' }).simulates).toEqual([]);
  });
});

describe('settings', () => {
  test('have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      productName: 'Estadia',
      dataDir: './data',
      contentDir: './content',
      secretKey: undefined,
      databaseUrl: undefined,
      api: undefined,
      mailFrom: '"Estadia" <bookings@localhost>',
      registrationRetentionDays: 365,
      proxies: 0,
      reservationRetentionDays: 365,
      logLevel: 'info',
    });
  });

  test.each([
    ['the content folder', {}, 'Casas do Rio, Lda.'],
    ['PRODUCT_NAME, if it is set', { PRODUCT_NAME: 'Casa Azul' }, 'Casa Azul'],
    ['the software with the host of API_URL', { API_URL: 'https://host.example', SANDBOX: 'off' }, 'Estadia'],
  ])('contain the name of the site and of the sender from %s', async (_, environment, name) => {
    const more = 'API_URL' in environment ? { CLIENT_SECRET, FEATURED_UNITS: 'casa' } : {};
    const config = await readNamedConfig(
      { ...environment, ...more },
      {
        hasProperties: () => Promise.resolve(true),
        readSiteName: () => Promise.resolve('Casas do Rio, Lda.'),
      },
    );
    expect(config).toMatchObject({ productName: name, mailFrom: `"${name}" <bookings@localhost>` });
  });

  test('an empty setting counts as missing', () => {
    expect(readConfig({ PORT: '', PRODUCT_NAME: ' ' })).toMatchObject({ port: 3000, productName: 'Estadia' });
  });

  test('all invalid settings are reported at once, with value and remedy', () => {
    const mistakes = mistakesIn({
      PORT: '70000',
      HOST: 'not a host',
      PUBLIC_URL: 'stay.example',
      DATABASE_URL: 'mysql://user:password@db',
      FEATURED_UNITS: 'casa-azul, Casa Verde',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'yes',
    });
    expect(Object.keys(mistakes)).toEqual([
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATABASE_URL',
      'FEATURED_UNITS',
      'TRUST_PROXY',
      'LOG_LEVEL',
    ]);
    expect(mistakes['PORT']).toBe(
      'is "70000": not a whole number from 1 to 65535. Correct it, or remove it (default: 3000).',
    );
    expect(mistakes['TRUST_PROXY']).toContain('neither on, off nor a number of proxies');
  });

  test.each([
    'smtps://user:p@ss/w#d@mail.example:465',
    'smtps://user:p/ss@mail.example',
    'smtps://user:p#ss@mail.example',
    'smtps://user:p?ss@mail.example',
    'smtps://user:50%@mail.example',
    'smtps://mail.example/inbox',
    'smtps://',
  ])('the mail server %s, whose password is not encoded, is refused with a hint', (SMTP_URL) => {
    expect(mistakesIn({ SMTP_URL })['SMTP_URL']).toMatch(
      /Encode special characters.*%2F for|Encode special characters.*%40/,
    );
  });

  test.each([
    'smtps://user:p%40ss%2Fw%23d@mail.example:465',
    'smtp://mail.example',
    'smtp://mail.example/?ignoreTLS=true',
  ])('the mail server %s is accepted', (SMTP_URL) =>
    expect(mistakesIn({ SMTP_URL })['SMTP_URL']).toBeUndefined(),
  );

  test.each(['DATA_DIR', 'CONTENT_DIR'])(
    '%s may begin with the home folder, and is no other abbreviation',
    (setting) => {
      const read = (value: string) =>
        Object.values(readConfig({ [setting]: value })).filter(
          (one) => typeof one === 'string' && one.endsWith('/estadia'),
        );
      expect(read('~/estadia')).toEqual([join(homedir(), 'estadia')]);
      expect(read('./~/estadia')).toEqual(['./~/estadia']);
      for (const value of ['~ana/estadia', '$HOME/estadia', '${HOME}/estadia'])
        expect(mistakesIn({ [setting]: value })[setting]).toMatch(/not a path/);
    },
  );

  test.each(['DATABASE_URL', 'SECRET_KEY', 'SECRET_KEY_PREVIOUS', 'CLIENT_SECRET', 'SMTP_URL'])(
    '%s is not repeated when it is wrong',
    (name) => {
      expect(mistakesIn({ [name]: 'hush' })[name]).not.toContain('hush');
    },
  );

  test.each([
    ['SECRET_KEY', 'f3a9'.repeat(7)],
    ['CLIENT_SECRET', 'f3a98c72d10b5e6'],
  ])('%s is rejected when it is too short to be a secret', (name, value) => {
    expect(mistakesIn({ [name]: value })[name]).toMatch(
      /too short for a secret: use \d+ characters.*openssl/,
    );
  });

  test.each([
    ['SECRET_KEY', 'a'.repeat(40)],
    ['SECRET_KEY', '12345671234567123456712345671234'],
    ['SECRET_KEY', 'abcdefghijklmnop'.repeat(2)],
    ['CLIENT_SECRET', 'aaaaaaaaaaaaaaab'],
    ['CLIENT_SECRET', 'secret12secret12'],
  ])('%s is rejected when it repeats itself: %s', (name, value) => {
    expect(mistakesIn({ [name]: value })[name]).toContain('it repeats itself');
  });

  test.each([
    ['SECRET_KEY', '9c1d0e5f7a3b2846c0d1e9f8a7b3c524'],
    ['SECRET_KEY', '90318264703518264079351826403798'],
    ['CLIENT_SECRET', '0f9a1b8c2d7e3f64'],
  ])('%s is accepted when it was generated at random: %s', (name, value) => {
    expect(mistakesIn({ [name]: value })).toEqual({});
  });

  test('a public address has no slash at its end, and no path', () => {
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000/' }).publicUrl).toBe('http://localhost:3000');
    expect(mistakesIn({ PUBLIC_URL: 'http://localhost/site' })['PUBLIC_URL']).toMatch(
      /^is "http:\/\/localhost\/site": an address with a path: the site needs a host name of its own, such as/,
    );
  });
});

describe('an unencrypted address', () => {
  const wrongAt = (address: string) => {
    const foreignHost = {
      API_URL: address,
      CLIENT_SECRET,
      FEATURED_UNITS: 'casa',
      TOKEN_URL: `${address}/token`,
    };
    const here = { PUBLIC_URL: address, SANDBOX: 'payments,mail', TRUST_PROXY: 'off' };
    return Object.keys({ ...mistakesIn(here), ...mistakesIn(foreignHost) });
  };

  test.each(['http://stay.example', 'http://8.8.8.8', 'http://[2001:db8::1]', 'http://localhost.example'])(
    'is rejected where others can listen: %s',
    (address) => {
      expect(wrongAt(address).toSorted()).toEqual(['API_URL', 'PUBLIC_URL', 'TOKEN_URL']);
      expect(mistakesIn({ PUBLIC_URL: address })['PUBLIC_URL']).toMatch(/use https:.*name without a dot/);
    },
  );

  test.each([
    'http://127.0.0.1:3000',
    'http://host:3000',
    'http://estadia.internal',
    'http://192.168.1.7:3000',
    'http://10.1.2.3',
    'http://172.31.0.2',
    'http://[fd12::1]:3000',
    'https://stay.example',
  ])('is accepted on this machine and on a private network: %s', (address) => {
    expect(wrongAt(address)).toEqual([]);
  });
});

test.each(['0', '89', '3651'])('a reservation cannot name its guest for %s days', (days) => {
  expect(mistakesIn({ RESERVATION_RETENTION_DAYS: days })['RESERVATION_RETENTION_DAYS']).toContain(
    'not a whole number from 90 to 3650',
  );
});

describe('an unencrypted database connection', () => {
  const wrong = (address: string) => mistakesIn({ DATABASE_URL: address })['DATABASE_URL'];

  test.each(['', '?sslmode=disable', '?sslmode=prefer', '?application_name=x'])(
    'is rejected where others can listen: %s',
    (more) => {
      expect(wrong(`postgres://a:hush@db.example/stays${more}`)).toMatch(/add \?sslmode=verify-full/);
      expect(wrong(`postgres://a:hush@db.example/stays${more}`)).not.toContain('hush');
    },
  );

  test.each([
    'postgres://a:b@db.example/stays?sslmode=verify-full&sslrootcert=/etc/authority.crt',
    'postgres://a:b@db.example/stays?sslmode=require',
    'postgres://a:b@127.0.0.1/stays',
    'postgres://a:b@10.0.0.7:5433/stays',
    'postgres://a:b@database/stays',
    'postgres:///stays?host=/var/run/postgresql',
    'postgres://a:b@10.0.0.7:5432,10.0.0.8:5433/stays?target_session_attrs=read-write',
    'postgres://a:b@[fd00::7]:5432,db-b/stays?target_session_attrs=primary',
    'postgres://a:b,c@one.example,two.example/stays?sslmode=verify-full',
  ])('is accepted with TLS, on this machine and on a private network: %s', (address) => {
    expect(wrong(address)).toBeUndefined();
  });
});

test.each([
  ['postgres://a:hush@10.0.0.7,db.example/stays', /add \?sslmode=verify-full/],
  ['postgres://a:hush@10.0.0.7,10.0.0.8:port/stays', /not an address such as/],
  ['postgres://a:hush@10.0.0.7,/stays', /not an address such as/],
  [
    'postgres://a:hush@10.0.0.7,10.0.0.8/stays?target_session_attrs=any',
    /wrong target_session_attrs: use read-write or primary, or omit it/,
  ],
])('is rejected for several servers if one of them is: %s', (address, problem) => {
  const mistake = mistakesIn({ DATABASE_URL: address })['DATABASE_URL'];
  expect(mistake).toMatch(problem);
  expect(mistake).not.toContain('hush');
});

test('the previous secret key differs from the current one', () => {
  const [one, other] = [
    'one secret key that is long enough to be one',
    'another that is long enough to be one',
  ];
  expect(readConfig({ SECRET_KEY: one, SECRET_KEY_PREVIOUS: other }).secretKeyPrevious).toBe(other);
  expect(readConfig({ SECRET_KEY_PREVIOUS: other }).secretKeyPrevious).toBe(other);
  const same = mistakesIn({ SECRET_KEY: one, SECRET_KEY_PREVIOUS: one });
  expect(same).toEqual({ SECRET_KEY_PREVIOUS: expect.stringContaining('the same as SECRET_KEY') });
  expect(same['SECRET_KEY_PREVIOUS']).not.toContain(one);
});

test('the previous secret key may be one that is rejected as the current key', () => {
  const weak = 'a'.repeat(40);
  expect(Object.keys(mistakesIn({ SECRET_KEY: weak }))).toEqual(['SECRET_KEY']);
  expect(mistakesIn({ SECRET_KEY_PREVIOUS: weak })).toEqual({});
});

describe('the number of processes', () => {
  const DATABASE_URL = 'postgres://db/estadia';

  test.each([
    ['1', 1],
    ['2', 2],
    ['64', 64],
    ['auto', availableParallelism()],
  ])('is set by WORKERS=%s', (WORKERS, workers) => {
    expect(readConfig({ WORKERS, DATABASE_URL }).workers).toBe(workers);
  });

  test.each(['0', '-1', '1.5', '100', 'all'])('is rejected as WORKERS=%s', (WORKERS) => {
    expect(Object.keys(mistakesIn({ WORKERS, DATABASE_URL }))).toEqual(['WORKERS']);
  });

  test('needs a database that several processes can open', () => {
    expect(mistakesIn({ WORKERS: '2' })).toEqual({
      WORKERS:
        'is 2, but only one process can open the embedded database. ' +
        'Set DATABASE_URL to a PostgreSQL server, or WORKERS=1.',
    });
    const foreignHost = { API_URL: 'https://api.example', CLIENT_SECRET, FEATURED_UNITS: 'casa' };
    expect(mistakesIn({ WORKERS: '2', DATABASE_URL, ...foreignHost })).toEqual({
      WORKERS: expect.stringContaining('Set WORKERS=1.'),
    });
    expect(mistakesIn({ WORKERS: '1', ...foreignHost })).toEqual({});
    expect(Object.keys(mistakesIn({ WORKERS: '2', DATABASE_URL: 'mysql://db' }))).toEqual(['DATABASE_URL']);
  });
});

const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdef0123';
const stripe = { STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef0123', STRIPE_WEBHOOK_SECRET };
const SMTP_URL = 'smtps://mail.example';

describe('the sandbox', () => {
  const testKey = { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef0123', STRIPE_WEBHOOK_SECRET };
  const restricted = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_0123456789abcdef0123' };
  const foreign = { API_URL: 'https://api.example/', CLIENT_SECRET, FEATURED_UNITS: 'casa' };
  const internet = { PUBLIC_URL: 'https://stay.example', TRUST_PROXY: '1' };
  const network = { HOST: '0.0.0.0' };
  const everywhere = { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' };
  const machine = { PUBLIC_URL: 'http://localhost:8080' };

  /** The missing services, with the parts that are simulated or keep the site closed. */
  const missing = [
    ['everything', {}, ['mail', 'payments']],
    ['the mail server', testKey, ['mail']],
    ['the gateway', { SMTP_URL }, ['payments']],
  ] as const;
  const values = ['', 'off', 'on', 'payments', 'mail', 'payments,mail', 'mail,payments'];
  const places = [
    ['on the internet', internet],
    ['in the network', network],
    ['in every network, under a name of this machine', everywhere],
    ['at an address of the network', { PUBLIC_URL: 'http://192.168.1.7', TRUST_PROXY: 'off' }],
  ] as const;

  /** The missing parts because of which guests see that the site opens soon. */
  const getClosing = (environment: Record<string, string>, absent: readonly string[]) =>
    getNecessities(readConfig(environment)).filter((part) => absent.includes(part));

  describe.each(places)('%s', (_, place) => {
    describe.each(missing)('without %s', (__, environment, absent) => {
      test.each(values.filter((value) => value !== 'on'))(
        'the site starts, and is closed to guests unless SANDBOX names what is missing: SANDBOX=%s',
        (SANDBOX) => {
          const closing = getClosing({ ...place, ...environment, SANDBOX }, absent);
          expect(closing).toEqual(absent.filter((part) => !SANDBOX.split(',').includes(part)));
        },
      );
    });

    test('SANDBOX=on is rejected, because it is for this machine only', () => {
      const refusal = { SANDBOX: expect.stringContaining('Remove SANDBOX') as string };
      expect(mistakesIn({ ...place, SMTP_URL, ...stripe, SANDBOX: 'on' })).toEqual(refusal);
    });

    test('the site needs content of its own, unless it is a demonstration', () => {
      const own = ['property', 'identity'];
      expect(getClosing({ ...place }, own)).toEqual(own);
      expect(getClosing({ ...place, SANDBOX: 'payments,mail' }, own)).toEqual([]);
    });
  });

  describe.each(missing)('on this machine without %s', (_, environment, absent) => {
    test.each(values)('the site is open, unless SANDBOX excludes what is missing: SANDBOX=%s', (SANDBOX) => {
      const isSimulated = (part: string) =>
        SANDBOX === '' || SANDBOX === 'on' || SANDBOX.split(',').includes(part);
      for (const place of [{}, machine])
        expect(getClosing({ ...place, ...environment, SANDBOX }, absent)).toEqual(
          absent.filter((part) => !isSimulated(part)),
        );
    });
  });

  describe.each([
    ['a live key', stripe],
    ['a restricted live key', restricted],
  ])('with %s', (_, live) => {
    test.each(values)('the site needs everything else, with any value of SANDBOX: %s', (SANDBOX) => {
      for (const place of [{}, machine, ...places.map(([, one]) => one)]) {
        if (SANDBOX === 'on' && place !== machine) continue;
        const needed = ['property', 'identity', 'mail'];
        expect(getClosing({ ...place, ...live, SANDBOX }, needed)).toEqual(needed);
      }
    });
  });

  test.each(['yes', 'payments;mail', 'payments,mail,payments', 'email', ','])(
    'SANDBOX=%s is rejected with the possible values',
    (SANDBOX) => {
      expect(mistakesIn({ SANDBOX })['SANDBOX']).toContain(
        'neither payments, mail, payments,mail, on nor off',
      );
    },
  );

  test.each(['https://127.evil.example', 'https://localhost.evil.example', 'https://[::2]'])(
    'the site needs real services at %s, which only looks like this machine',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL, TRUST_PROXY: 'off' }).simulates).toEqual([]);
    },
  );

  test.each(['0.0.0.0', '::', '192.168.1.7', 'stay.example'])(
    'a site at HOST=%s counts as reachable from other machines',
    (HOST) => {
      const config = readConfig({ HOST, PUBLIC_URL: 'http://localhost:3000' });
      expect(config.isLocal).toBe(false);
      expect(config.simulates).toEqual([]);
    },
  );

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('the sandbox is on at HOST=%s', (HOST) => {
    expect(readConfig({ HOST }).isLocal).toBe(true);
  });

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://stay.localhost'])(
    'the sandbox is on at %s, which is this machine',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL }).isLocal).toBe(true);
    },
  );

  test.each(values)('the sandbox is not needed with the host of another system: SANDBOX=%s', (SANDBOX) => {
    const config = readConfig({ ...foreign, ...internet, SANDBOX });
    expect(config.api).toEqual({ url: 'https://api.example', tokenUrl: 'https://api.example/api/token' });
  });
});

describe('Stripe', () => {
  test.each([
    ['STRIPE_WEBHOOK_SECRET', { SMTP_URL, STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET }],
    ['STRIPE_SECRET_KEY', { ...stripe, SMTP_URL, STRIPE_SECRET_KEY: 'pk_live_0123456789abcdef0123' }],
    ['STRIPE_SECRET_KEY', { ...stripe, SMTP_URL, STRIPE_SECRET_KEY: 'sk_live_short' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, SMTP_URL, STRIPE_WEBHOOK_SECRET: stripe.STRIPE_SECRET_KEY }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, SMTP_URL, STRIPE_WEBHOOK_SECRET: ',' }],
    [
      'STRIPE_WEBHOOK_SECRET',
      { ...stripe, SMTP_URL, STRIPE_WEBHOOK_SECRET: `${STRIPE_WEBHOOK_SECRET},sk_live_0` },
    ],
    ['STRIPE_API_URL', { ...stripe, SMTP_URL, STRIPE_API_URL: 'http://10.0.0.5:4000' }],
    ['STRIPE_API_URL', { ...stripe, SMTP_URL, STRIPE_API_URL: 'http://127.0.0.1:4000' }],
    [
      'STRIPE_SECRET_KEY',
      { ...stripe, API_URL: 'https://api.example', CLIENT_SECRET, FEATURED_UNITS: 'casa' },
    ],
  ])('the settings of Stripe are rejected with the error %s: %o', (name, environment) => {
    const mistakes = mistakesIn(environment);
    expect(Object.keys(mistakes)).toEqual([name]);
    expect(Object.values(mistakes).join()).not.toMatch(/[sp]k_(live|test)_\w|whsec_\w/);
  });

  test('another address than Stripe’s is accepted for a test key only', () => {
    const STRIPE_API_URL = 'http://127.0.0.1:4000';
    const standIn = {
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef0123',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL,
    };
    expect(readConfig(standIn).stripe).toMatchObject({ apiUrl: STRIPE_API_URL, isTest: true });
    expect(readConfig(standIn).gatewayHosts).toEqual(['127.0.0.1:4000']);
  });

  const withoutSecret = { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY, SMTP_URL, TRUST_PROXY: '1' };

  test('the signing secret can be omitted at a public address, where the site creates the endpoint', () => {
    const config = readConfig({ ...withoutSecret, PUBLIC_URL: 'https://stay.example' });
    expect(config.stripe).toMatchObject({ webhookSecrets: undefined });
  });

  test.each(['https://stay.local', 'https://10.0.0.5', 'https://localhost:3000'])(
    'the signing secret is required where Stripe cannot reach the site: %s',
    (PUBLIC_URL) => {
      expect(mistakesIn({ ...withoutSecret, PUBLIC_URL })['STRIPE_WEBHOOK_SECRET']).toMatch(
        /Set PUBLIC_URL .* or set STRIPE_WEBHOOK_SECRET/,
      );
    },
  );

  test('two webhook secrets are allowed while one replaces the other', () => {
    const both = `${STRIPE_WEBHOOK_SECRET}, whsec_fedcba98765432100123`;
    expect(readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: both, SMTP_URL }).stripe?.webhookSecrets).toEqual([
      STRIPE_WEBHOOK_SECRET,
      'whsec_fedcba98765432100123',
    ]);
  });

  test('guests pay at checkout.stripe.com, and at the host’s own domain if it is set', () => {
    expect(readConfig({ ...stripe, SMTP_URL }).gatewayHosts).toEqual(['checkout.stripe.com']);
    expect(readConfig({ ...stripe, SMTP_URL, GATEWAY_HOSTS: 'pay.example' }).gatewayHosts).toEqual([
      'pay.example',
      'checkout.stripe.com',
    ]);
  });
});

describe('the payment pages', () => {
  const foreignHost = { API_URL: 'https://api.example/v7', CLIENT_SECRET, FEATURED_UNITS: 'casa' };
  const hostsWith = (environment: Record<string, string>) => new Set(readConfig(environment).gatewayHosts);

  test('are the site itself if it has the reservations', () => {
    expect(hostsWith({ PORT: '3001' })).toEqual(new Set(['localhost:3001']));
    expect(
      hostsWith({ PUBLIC_URL: 'https://stay.example', SANDBOX: 'payments,mail', TRUST_PROXY: '1' }),
    ).toEqual(new Set(['stay.example']));
  });

  test('are the site or the external host API if no other gateway is named', () => {
    expect(hostsWith(foreignHost)).toEqual(new Set(['localhost:3000', 'api.example']));
  });

  test.each([
    ['pay.example', ['pay.example']],
    [' Pay.Example:8443, pay.example:443 ,', ['pay.example:8443', 'pay.example']],
    ['müller.example,127.0.0.1:4000,[::1]:4000', ['xn--mller-kva.example', '127.0.0.1:4000', '[::1]:4000']],
  ])('are the hosts of GATEWAY_HOSTS and no others: %s', (GATEWAY_HOSTS, hosts) => {
    expect(readConfig({ ...foreignHost, GATEWAY_HOSTS }).gatewayHosts).toEqual(hosts);
  });

  test.each([
    'https://pay.example',
    'pay.example/checkout',
    'pay.example?to=all',
    'somebody@pay.example',
    '*.pay.example',
    'pay example',
    'pay.example:checkout',
    'pay.example,https://other.example',
    ',',
  ])('exclude %s, and the error names the correct value', (GATEWAY_HOSTS) => {
    expect(mistakesIn({ ...foreignHost, GATEWAY_HOSTS })).toEqual({
      GATEWAY_HOSTS:
        `is ${JSON.stringify(GATEWAY_HOSTS)}: not a list of complete hosts without https://, ` +
        'such as pay.example.com,checkout.example.com:8443. ' +
        'Correct it, or remove it (default: this site and the host of API_URL).',
    });
  });
});

describe('reverse proxies', () => {
  const onTheInternet = { PUBLIC_URL: 'https://stay.example', SANDBOX: 'payments,mail' };

  test.each([
    ['off', 0],
    ['on', 1],
    ['0', 0],
    ['1', 1],
    ['3', 3],
  ])('have the number of TRUST_PROXY=%s', (TRUST_PROXY, proxies) => {
    expect(readConfig({ ...onTheInternet, TRUST_PROXY }).proxies).toBe(proxies);
    expect(readConfig({ TRUST_PROXY }).proxies).toBe(proxies);
  });

  test.each(['yes', '-1', '10', '1.5', 'true'])('are rejected as TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(Object.keys(mistakesIn({ TRUST_PROXY }))).toEqual(['TRUST_PROXY']);
  });

  test.each(['https://stay.example', 'http://192.168.1.7', 'https://127.evil.example'])(
    'are required for guests behind a proxy, to %s: all would be one caller otherwise',
    (PUBLIC_URL) => {
      const mistake = mistakesIn({ PUBLIC_URL, SANDBOX: 'payments,mail' })['TRUST_PROXY'];
      expect(mistake).toContain('TRUST_PROXY=1');
      expect(mistake).toContain('TRUST_PROXY=off');
      expect(mistake).toContain(PUBLIC_URL);
      expect(
        mistakesIn({ PUBLIC_URL, API_URL: 'https://api.example', CLIENT_SECRET, FEATURED_UNITS: 'casa' }),
      ).toEqual({ TRUST_PROXY: mistake });
    },
  );

  test.each([{}, { PUBLIC_URL: 'http://localhost:8080' }, { HOST: '0.0.0.0', SANDBOX: 'payments,mail' }])(
    'are not trusted without a setting for guests from other machines: %o',
    (environment) => {
      expect(readConfig(environment).proxies).toBe(0);
    },
  );
});

describe('a setting that needs another one', () => {
  test.each([
    ['GATEWAY_HOSTS', { GATEWAY_HOSTS: 'pay.example' }],
    ['CLIENT_SECRET', { API_URL: 'https://api.example', FEATURED_UNITS: 'casa' }],
    ['FEATURED_UNITS', { API_URL: 'https://api.example', CLIENT_SECRET }],
    ['TOKEN_URL', { TOKEN_URL: 'https://api.example/token' }],
  ])('names it: %s', (name, environment) => {
    expect(Object.keys(mistakesIn(environment))).toEqual([name]);
  });
});

test.each([
  ['with the sandbox alone', {}, true],
  [
    'whose guests pay in a test, and get no mails',
    { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef0123', STRIPE_WEBHOOK_SECRET },
    true,
  ],
  ['whose guests get mails, and pay nothing', { SMTP_URL, SANDBOX: 'on' }, true],
  ['with a test key', { ...stripe, STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef0123', SMTP_URL }, true],
  ['whose guests pay and get mails', { ...stripe, SMTP_URL }, false],
  [
    'in front of a host elsewhere',
    { API_URL: 'https://api.example', CLIENT_SECRET, FEATURED_UNITS: 'casa' },
    false,
  ],
])('a site %s is recognised as real or as a demonstration', (_, environment, isSo) => {
  expect(isDemonstration(readConfig(environment))).toBe(isSo);
});

describe('the contact for security reports', () => {
  const site = {
    PUBLIC_URL: 'https://stay.example',
    TRUST_PROXY: '1',
    SANDBOX: 'payments,mail',
    LANGUAGES: 'pt,en',
  };

  test.each([
    ['safety@stay.example', 'mailto:safety@stay.example'],
    ['mailto:safety@stay.example', 'mailto:safety@stay.example'],
    ['https://stay.example/safety', 'https://stay.example/safety'],
  ])('is an e-mail address or a page: %s', (SECURITY_CONTACT, contact) => {
    expect(readConfig({ ...site, SECURITY_CONTACT }).securityContact).toBe(contact);
  });

  test.each(['Inês', 'http://stay.example/safety', 'a b@stay.example', 'https:///path'])(
    'is nothing else: %s',
    (SECURITY_CONTACT) => {
      expect(mistakesIn({ ...site, SECURITY_CONTACT })['SECURITY_CONTACT']).toContain(
        'neither an e-mail address',
      );
    },
  );

  test('is the imprint by default, or missing when others could read the connection', () => {
    expect(readConfig(site).securityContact).toBe('https://stay.example/pt/imprint');
    expect(readConfig({}).securityContact).toBeUndefined();
  });

  test('has no default in front of a host elsewhere, which may have no imprint', () => {
    const foreignHost = { API_URL: 'https://api.example', CLIENT_SECRET, FEATURED_UNITS: 'casa' };
    expect(readConfig({ ...site, ...foreignHost, SANDBOX: '' }).securityContact).toBeUndefined();
  });
});

describe('the store of photos', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const readStore = (PHOTO_STORE: string) => readConfig({ ...keys, PHOTO_STORE }).photoStore;

  test('is a bucket, with a folder and an endpoint', () => {
    const access = { accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readStore('s3://photos')).toEqual({
      ...access,
      bucket: 'photos',
      prefix: '',
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      region: 'us-east-1',
    });
    expect(readStore('s3://photos/casa/all/?endpoint=http://10.0.0.5:9000/&region=garage')).toEqual({
      ...access,
      bucket: 'photos',
      prefix: 'casa/all/',
      endpoint: 'http://10.0.0.5:9000',
      region: 'garage',
    });
    expect(readConfig(keys).photoStore).toBeUndefined();
  });

  test.each([
    'https://photos.example.com',
    's3://',
    's3://id:secret@photos',
    's3://photos?bucket=other',
    's3://photos?region=a/b',
    's3://photos?endpoint=http://s3.example.com',
    's3://photos?endpoint=https://s3.example.com/?a',
  ])('is not %s', (PHOTO_STORE) => {
    expect(mistakesIn({ ...keys, PHOTO_STORE })).toHaveProperty('PHOTO_STORE');
  });

  test('requires its keys, and a host of its own', () => {
    const { AWS_ACCESS_KEY_ID } = keys;
    expect(mistakesIn({ AWS_ACCESS_KEY_ID, PHOTO_STORE: 's3://photos' })).toHaveProperty('PHOTO_STORE');
    const foreign = { API_URL: 'https://api.example.com', CLIENT_SECRET, FEATURED_UNITS: 'casa' };
    expect(mistakesIn({ ...foreign, ...keys, PHOTO_STORE: 's3://photos' })).toHaveProperty('PHOTO_STORE');
  });
});
