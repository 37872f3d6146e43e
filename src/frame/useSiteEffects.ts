import { useLocation } from 'wouter';
import { propertyPage, reservationLink } from '../../contract/rules/addresses.ts';
import type { UiEffect } from '../../machines/shared/uiEffect.ts';
import { useLanguage, useText } from '../i18n/index.ts';
import { notify } from '../ui/toast/notify.ts';
import { focusPage } from './focusPage.ts';
import type { Params } from './page.ts';
import type { PageStore } from './pageStore.ts';
import { useUiEffects } from './useUiEffects.ts';

type FocusTarget = Extract<UiEffect, { type: 'focus.requested' }>['on'];

/**
 * The selectors of the elements that receive the focus: the heading of the target's screen, not the heading of a banner
 * above the screen.
 */
const focusSelectors: Record<Exclude<FocusTarget, 'page'>, string> = {
  dates: '[data-machine=booking] h3[tabindex]',
  price: '[data-machine=booking] [data-outcome]',
  message: '[data-machine=contact] textarea',
  registration: '[data-machine=registration] h3[tabindex]',
  guestsDraft: '[data-machine=guestsDraft] [tabindex]',
  cancellation: '[data-machine=cancellation] h3[tabindex]',
  stayDetails: '[data-machine=stayDetails] h3[tabindex]',
};

/** Whether the focus is in the page, or was lost because the focused element was removed. False if it is in a menu. */
const isFocusInPage = ({ activeElement }: Document) =>
  activeElement === document.body || activeElement?.closest('#main') != null;

function focusTarget(target: FocusTarget) {
  if (target === 'page') {
    if (!isFocusInPage(document)) return;
    focusPage();
    // Scrolls up to the heading if the pressed control was further down.
    if (document.activeElement?.matches('h1')) document.activeElement.scrollIntoView({ block: 'nearest' });
    return;
  }
  // A day of the calendar that the guest pressed keeps the focus.
  if (target === 'price' && document.activeElement !== document.body) return;
  // An error message has already taken the focus; it is further down than the step's heading.
  if (target === 'dates' && document.activeElement?.matches('[data-machine=booking] [role=alert]')) return;
  const heading = document.querySelector<HTMLElement>(focusSelectors[target]);
  heading?.focus({ preventScroll: target === 'dates' });
  // This heading is visible to screen readers only, so the journey around it is scrolled into view.
  if (target === 'dates') heading?.closest('[data-machine]')?.scrollIntoView({ block: 'start' });
}

/** Carries out the effects that the machines of a guest's page request from the browser. */
export function useSiteEffects({ onUiEffect }: PageStore, { unit }: Params): void {
  const text = useText();
  const language = useLanguage();
  const [, navigate] = useLocation();
  useUiEffects(onUiEffect, (effect) => {
    const uiEffect = effect as UiEffect;
    if (uiEffect.type === 'focus.requested') focusTarget(uiEffect.on);
    else if (uiEffect.type === 'toast.requested') notify({ tone: 'success', title: text('otp.resent') });
    else if (uiEffect.type === 'reservation.requested')
      navigate(reservationLink(language, uiEffect.reservationId, uiEffect.token), { replace: true });
    else {
      const requested = uiEffect.unitId ?? unit;
      if (requested !== undefined) navigate(propertyPage(language, requested));
    }
  });
}
