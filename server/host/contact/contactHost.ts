import { randomUUID } from 'node:crypto';
import type { Write } from '../base/call.ts';
import { requirePhone } from '../base/requirePhone.ts';
import { getAddressee } from '../keys/addressee.ts';
import { lockUnits } from '../stays/lockReservation.ts';
import { lockMarks } from '../store/lockMarks.ts';
import { requireUnit } from '../units/requireUnit.ts';
import { limitMessages } from './messageLimits.ts';
import { sealMessage } from './sealedMessage.ts';

/**
 * Sends a visitor's message to the host of a property, and a receipt to the visitor. The reservation number in it is
 * plain text and is not looked up, so the answer reveals nothing.
 */
export const contactHost: Write<'contactHost'> = async (trx, host, { body, language, networks }) => {
  const { rentalUnitId, ...written } = body;
  const phone = written.phone === '' ? { phonePrefix: '' } : requirePhone(written, 'phone');
  const message = { ...written, ...phone };
  const unit = requireUnit(host, rentalUnitId);
  const sender = getAddressee(host.keys, message.email);
  // The locks make simultaneous messages count one after the other.
  await lockMarks(trx, [sender, ...networks.map(({ mark }) => mark)]);
  await lockUnits(trx, [unit.id]);
  await limitMessages(trx, { unitId: unit.id, sender, networks });

  const id = randomUUID();
  await trx
    .insertInto('contactMessage')
    .values({
      id,
      unitId: unit.id,
      locale: language,
      sender,
      networks: networks.length === 0 ? null : networks.map(({ mark }) => mark),
      ...sealMessage(host.keys, id, message),
    })
    .execute();
  await host.jobs.enqueue(trx, 'mail.message', { messageId: id });
  await host.jobs.enqueue(trx, 'mail.messageReceived', { messageId: id });
  return { id };
};
