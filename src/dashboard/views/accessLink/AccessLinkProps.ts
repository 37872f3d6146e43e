import type {
  AccessLinkContext,
  AccessLinkEvent,
} from '../../../../machines/dashboard/accessLink/accessLink.types.ts';

/** The properties of the screens of a set-up or access link. */
export interface AccessLinkProps {
  context: AccessLinkContext;
  send: (event: AccessLinkEvent) => void;
}
