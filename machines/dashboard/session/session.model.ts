import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { sessionMachine } from './session.machine.ts';
import { ownerSession, preparingSession } from '../shared/session.samples.ts';

type Machine = typeof sessionMachine;

export const sessionModel = defineModel({
  machine: sessionMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    defineAnswer('loadSession', ownerSession, 'the host says who is signed in'),
    failed('loadSession', 'unauthorized', 'nobody is signed in'),
    failed('loadSession', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'session.loading', loadingTimeout, 'loading takes too long'),
    defineUserEvent<Machine>({ type: 'retry.requested' }, 'the person tries again'),
    toReceivedEvent(defineUserEvent<Machine>({ type: 'connection.returned' }, 'the connection returns')),
    toReceivedEvent(
      defineUserEvent<Machine>({ type: 'session.opened', session: ownerSession }, 'the person has signed in'),
    ),
    toReceivedEvent(
      defineUserEvent<Machine>(
        { type: 'session.opened', session: preparingSession },
        'an owner who has not published a property yet has signed in',
        'session.opened.preparing',
      ),
    ),
    toReceivedEvent(
      defineUserEvent<Machine>(
        { type: 'session.changed', session: { ...ownerSession, hasPasskey: false } },
        'a call changed the session',
      ),
    ),
    toReceivedEvent(
      defineUserEvent<Machine>({ type: 'session.ended' }, 'the host or another tab has ended the session'),
    ),
    toReceivedEvent(
      defineUserEvent<Machine>(
        { type: 'session.outdated' },
        'another tab signed in, or the Back button restored the page',
      ),
    ),
    toReceivedEvent(
      defineUserEvent<Machine>({ type: 'link.followed', token: 'token' }, 'the person follows a link'),
    ),
    toReceivedEvent(
      defineUserEvent<Machine>({ type: 'link.abandoned' }, 'the person signs in without the link'),
    ),
    toReceivedEvent(
      defineUserEvent<Machine>(
        { type: 'property.chosen', property: 'casa-do-limoeiro' },
        'the address limits a page to a property',
      ),
    ),
    toReceivedEvent(defineUserEvent<Machine>({ type: 'changes.missed' }, 'no reports of changes arrive')),
    toReceivedEvent(
      defineUserEvent<Machine>({ type: 'changes.followed' }, 'reports of changes arrive again'),
    ),
    defineUserEvent<Machine>({ type: 'signOut.requested' }, 'the person signs out'),
    defineUserEvent<Machine>({ type: 'signOut.abandoned' }, 'the person stays signed in'),
    defineAnswer('endSession', undefined, 'the host ends the session'),
    failed('endSession', 'unauthorized', 'the session had ended already'),
    failed('endSession', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['loadSession.answered', 'signOut.requested', 'endSession.answered'],
});
