import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { ownerSession } from '../shared/session.samples.ts';
import { accessLinkMachine } from './accessLink.machine.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof accessLinkMachine>>) =>
  defineUserEvent<typeof accessLinkMachine>(...words);

export const accessLinkModel = defineModel({
  machine: accessLinkMachine,
  group: 'dashboard',
  input: { token: 'token' },
  events: [
    defineAnswer('readLink', { kind: 'setup' }, 'it is a set-up link', 'setup'),
    defineAnswer(
      'readLink',
      { kind: 'access', name: 'Rui Costa', email: 'rui@example.com', language: 'pt' },
      'it is the access link of a person',
      'access',
    ),
    failed('readLink', 'link-expired', 'the link was used or has expired'),
    failed('readLink', 'validation-failed', 'the link is incomplete'),
    failed('readLink', 'unreachable', 'the host cannot be reached'),
    person({ type: 'retry.requested' }, 'the person tries again'),
    person({ type: 'owner.changed', owner: { name: 'Inês Carvalhal' } }, 'the person types in the form'),
    person({ type: 'owner.submitted' }, 'the person submits the form'),
    defineAnswer('createOwner', ownerSession, 'the host creates the first owner', 'created'),
    defineAnswer(
      'createOwner',
      { ...ownerSession, isSandbox: true },
      'the host, which sends no e-mail, creates the first owner',
      'withoutMail',
    ),
    defineAnswer('proof', { isProven: true }, 'the owner has confirmed the e-mail address', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the owner continues without a code', 'abandoned'),
    failed('createOwner', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('owner.email', 'email')],
    }),
    failed('createOwner', 'link-expired', 'the link was used or has expired'),
    failed('createOwner', 'unreachable', 'the host cannot be reached'),
    person({ type: 'link.accepted' }, 'the person signs in with the link'),
    defineAnswer('openLink', ownerSession, 'the host signs the person in'),
    failed('openLink', 'link-expired', 'the link was used or has expired'),
    failed('openLink', 'unreachable', 'the host cannot be reached'),
    person({ type: 'signIn.requested' }, 'the person signs in with a code'),
  ],
  mainPath: [
    'readLink.answered.setup',
    'owner.changed',
    'owner.submitted',
    'createOwner.answered.created',
    'proof.answered.proven',
  ],
});
