import { beforeEach, expect, test } from 'vitest';
import { reservationInWords } from '../../server/commands/line/reservationInWords.ts';
import { runCommand } from '../../server/host/commands/run.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { sendStayMail } from '../../server/host/mail/sendStayMail.ts';
import { saveStayDetails } from '../../server/host/reservations/saveStayDetails.ts';
import { notifyDetails } from '../../server/host/reservations/notifyDetails.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { callWriteOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { createStay } from './support/stays.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

const invoice = {
  name: 'Silva & Filhos, Lda.',
  taxNumber: '501442600',
  address: 'Rua do Exemplo 1\n1100-000 Lisboa',
  country: 'PRT',
};
/** A stay that begins on 14 May 2031. */
const stay = (about: Partial<Omit<ReservationRow, 'quote' | 'nights'>> = {}) =>
  createStay(still, { status: 'confirmed', about });
async function saveAt(instant: string, id: string, details: object) {
  await still.clock.stopAt(new Date(instant));
  const token = getLinkToken(still.context.keys, { id, tokenVersion: 1 });
  await callWriteOperation(still, saveStayDetails, { reservationId: id, token, ...details });
}
async function sendAt(instant: string) {
  await still.clock.stopAt(new Date(instant));
  await notifyDetails(still.context);
  return still.jobs.taken();
}

test('a host is notified once of all changes of a guest within five minutes, as they are then', async () => {
  const id = await stay();
  await saveAt('2031-05-01T12:00:00Z', id, { invoice, arrivalTime: '19:00' });
  await saveAt('2031-05-01T12:04:00Z', id, { arrivalTime: '00:30' });
  expect(await sendAt('2031-05-01T12:04:59Z')).toEqual([]);
  expect(await sendAt('2031-05-01T12:05:00Z')).toEqual([['mail.hostDetails', { reservationId: id }]]);
  expect(await sendAt('2031-05-01T12:30:00Z')).toEqual([]);
  await sendStayMail(still.context, 'hostDetails', id, 'job');
  const [mail] = still.mails.mails;
  expect(mail).toMatchObject({ to: 'host@example.com', language: 'pt' });
  expect(mail!.text).toContain('Hora de chegada: quinta-feira, 15 de maio de 2031, por volta das 00:30');
  for (const line of [
    'Nome: Silva & Filhos, Lda.',
    'Número de contribuinte: 501442600',
    'Endereço: Rua do Exemplo 1, 1100-000 Lisboa',
    'País: Portugal',
  ]) {
    expect(mail!.text).toContain(line);
  }
});

test('later changes are reported again, including a return to the old value', async () => {
  const id = await stay({ invoice, arrivalTime: '19:00' });
  await saveAt('2031-05-02T12:00:00Z', id, { invoice: null, arrivalTime: null });
  expect(await sendAt('2031-05-02T12:05:00Z')).toHaveLength(1);
  await sendStayMail(still.context, 'hostDetails', id, 'job');
  expect(still.mails.mails[0]!.text).toContain('Não estão indicados dados para a fatura.');
  expect(still.mails.mails[0]!.text).toContain('Não está indicada nenhuma hora de chegada.');
});

test('unchanged details are not reported', async () => {
  const id = await stay({ invoice, arrivalTime: '19:00' });
  await saveAt('2031-05-01T12:00:00Z', id, {});
  await saveAt('2031-05-01T12:00:00Z', id, { invoice, arrivalTime: '19:00' });
  expect(await sendAt('2031-05-01T13:00:00Z')).toEqual([]);
});

test('a host is notified by one of two simultaneous processes', async () => {
  const id = await stay();
  await saveAt('2031-05-01T12:00:00Z', id, { arrivalTime: '19:00' });
  await still.clock.stopAt(new Date('2031-05-01T12:05:00Z'));
  await Promise.all([notifyDetails(still.context), notifyDetails(still.context)]);
  expect(still.jobs.taken()).toHaveLength(1);
});

test('no details of a cancelled stay are reported to the host', async () => {
  const id = await stay();
  await saveAt('2031-05-01T12:00:00Z', id, { arrivalTime: '19:00' });
  await still.db.updateTable('reservation').set({ status: 'cancelled' }).execute();
  expect(await sendAt('2031-05-01T12:05:00Z')).toEqual([]);
});

test('the booking e-mail to the host contains the stay details, and the guest’s is unchanged', async () => {
  const [reported, unreported] = [
    await stay({ invoice, arrivalTime: '19:00' }),
    await stay({ startDate: '2031-06-01', endDate: '2031-06-04' }),
  ];
  for (const id of [reported, unreported]) {
    await sendStayMail(still.context, 'hostConfirmed', id, 'job');
    await sendStayMail(still.context, 'confirmed', id, 'job');
  }
  const [host, guest, hostWithoutDetails] = still.mails.mails.map(({ text }) => text);
  expect(host).toContain('Hora de chegada: quarta-feira, 14 de maio de 2031, por volta das 19:00');
  expect(host).toContain('501442600');
  expect(guest).not.toMatch(/501442600|19:00/);
  expect(hostWithoutDetails).not.toMatch(/Hora de chegada|fatura/);
});

test('a host reads the stay details as text', async () => {
  const [reported, unreported] = [
    await stay({ invoice, arrivalTime: '00:30' }),
    await stay({ startDate: '2031-06-01', endDate: '2031-06-04' }),
  ];
  const show = (reservation: string) => runCommand(still.context, 'reservations.show', { reservation });
  const shown = await show(reported);
  expect(shown.details).toMatchObject({ invoice, arrivalTime: '00:30' });
  expect(reservationInWords(shown)).toMatch(/Arrival\s+about 00:30, in the night after the first day\n/);
  expect(reservationInWords(shown)).toMatch(
    /Invoice\s+Silva & Filhos, Lda., 501442600, Rua do Exemplo 1, 1100-000 Lisboa, PRT\n/,
  );
  const words = reservationInWords(await show(unreported));
  expect(words).toMatch(/Arrival\s+not given\n/);
  expect(words).toMatch(/Invoice\s+not requested\n/);
});
