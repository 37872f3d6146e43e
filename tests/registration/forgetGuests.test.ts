import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { LegalForm } from '../../contract/legalForm.ts';
import { dateAt } from '../../server/host/pricing/index.ts';
import { forgetGuests } from '../../server/host/registration/forgetGuests.ts';
import { keepForms } from '../../server/host/registration/keptForms.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { holdStay } from '../outside/support/stays.ts';
import { openWorld } from '../outside/support/world.ts';
import { someForm } from '../support/bookings.ts';

const forms: LegalForm[] = [someForm(), someForm()];

test.each(['Pacific/Kiritimati', 'Europe/Lisbon', 'Pacific/Pago_Pago'])(
  'documents are deleted the day after their term is over in %s, and not on its last day',
  async (timeZone) => {
    const world = await openWorld({ change: ({ property }) => void (property.timeZone = timeZone) });
    const { db, outside } = world;
    const today = parseDate(dateAt(new Date(), timeZone));
    const leftDaysAgo = async (days: number) => {
      const endDate = today.subtract({ days }).toString();
      const startDate = today.subtract({ days: days + 1 }).toString();
      const id = await holdStay(world, { startDate, endDate, status: 'confirmed' });
      const registered = { guestsRegisteredAt: new Date() };
      await db.updateTable('reservation').set(registered).where('id', '=', id).execute();
      await inTransaction(db, (trx) => keepForms(trx, outside.keys, id, forms));
      return id;
    };
    const over = await leftDaysAgo(31);
    const last = await leftDaysAgo(30);

    await forgetGuests({ ...outside, registrationRetentionDays: 30 });

    const kept = await db.selectFrom('registration').select('reservationId').distinct().execute();
    expect(kept).toEqual([{ reservationId: last }]);
    const { guestsRegisteredAt } = await db
      .selectFrom('reservation')
      .select('guestsRegisteredAt')
      .where('id', '=', over)
      .executeTakeFirstOrThrow();
    expect(guestsRegisteredAt).toBeInstanceOf(Date);
  },
);
