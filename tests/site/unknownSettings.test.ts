import { expect, test } from 'vitest';
import { unknownSettings } from '../../server/config/index.ts';

test.each([
  ['PORRT', 'PORT'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['secret_key', 'SECRET_KEY'],
  ['MAIL-FROM', 'MAIL_FROM'],
  ['LOG_LEVELL', 'LOG_LEVEL'],
  ['SANDBIX', 'SANDBOX'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK', 'STRIPE_WEBHOOK_SECRET'],
  ['METRIC_TOKENS', 'METRICS_TOKEN'],
])('%s is taken for a slip of %s', (typed, meant) => {
  expect(unknownSettings([typed])).toEqual([{ typed, meant }]);
});

/** Variables of a shell, npm, systemd, Docker, Kubernetes and hosting platforms. */
const usualVariables =
  'PORT PATH HOME HOSTNAME HOSTTYPE USER LOGNAME SHELL SHLVL TERM PWD OLDPWD MAIL EDITOR LANG LC_ALL TZ TMPDIR ' +
  'NODE_ENV NODE_OPTIONS NODE_VERSION INIT_CWD npm_config_cache npm_package_name INVOCATION_ID JOURNAL_STREAM ' +
  'LISTEN_PID LISTEN_FDS STATE_DIRECTORY POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB PGHOST PGPORT PGDATABASE DOMAIN SITE ' +
  'KUBERNETES_PORT KUBERNETES_SERVICE_HOST RENDER_EXTERNAL_URL RAILWAY_PUBLIC_DOMAIN FLY_APP_NAME CI DEBUG NO_COLOR ' +
  'HTTPS_PROXY NO_PROXY SSL_CERT_FILE STRIPE_API_KEY SMTP_HOST SMTP_PORT REDIS_URL SECRET';

test.each(usualVariables.split(' '))('%s is no misspelt setting', (name) => {
  expect(unknownSettings([name])).toEqual([]);
});
