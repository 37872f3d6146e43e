import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { mailTestMachine } from './mailTest.machine.ts';

export const mailTestModel = defineModel({
  machine: mailTestMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    defineUserEvent<typeof mailTestMachine>({ type: 'test.requested' }, 'the owner sends a test e-mail'),
    defineAnswer('sendTestMail', 'ines@example.com', 'the mail server accepts the e-mail'),
    failed('sendTestMail', 'mail-server-failed', 'the mail server does not accept the e-mail', {
      detail: 'refused',
    }),
    failed('sendTestMail', 'no-mail-server', 'the site has no mail server'),
    failed('sendTestMail', 'too-many-requests', 'the host accepts no more requests for some time'),
    failed('sendTestMail', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['test.requested', 'sendTestMail.answered'],
});
