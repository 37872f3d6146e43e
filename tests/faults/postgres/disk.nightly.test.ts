import { expect, test } from 'vitest';
import { Bookings } from '../../support/bookings.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { createServerFolder } from '../../support/postgres/createServerFolder.ts';
import { startPostgres } from '../../support/postgres/startPostgres.ts';
import { openTestHost } from '../../support/testHost.ts';
import { surviveFullDisk, units } from '../support/surviveFullDisk.ts';
import { canMount, mountSmallDisk } from '../support/mountSmallDisk.ts';

// PostgreSQL refuses to be who may make a disk.
const asOtherUser = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

test.skipIf(!canMount)(
  'a full disk of PostgreSQL stops bookings without a loss until there is space',
  async ({ annotate, onTestFinished }) => {
    const folder = createServerFolder();
    const { at, within, order } = await mountSmallDisk(folder, 'size=80m');
    const postgres = await startPostgres(
      { synchronous_commit: 'on' },
      { folder, within: [...within, ...asOtherUser] },
    );
    await queryDatabase(postgres.address('postgres'), `create tablespace small location '${at}'`);
    await queryDatabase(postgres.address('postgres'), 'create database estadia tablespace small');
    const where = { databaseUrl: postgres.address('estadia') };
    const host = await openTestHost(units, undefined, { where, drop: postgres.stop });
    onTestFinished(() => host.close());
    const bookings = new Bookings(host);
    const { holds, words } = await surviveFullDisk({ bookings, order, output: () => host.logged() });
    await annotate(words);
    expect(holds).toBeGreaterThan(1);
  },
);
