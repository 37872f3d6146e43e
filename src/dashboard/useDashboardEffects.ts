import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { AnyActorRef } from 'xstate';
import type { DashboardEffect } from '../../machines/dashboard/shared/dashboardEffect.ts';
import { focusPage } from '../frame/focusPage.ts';
import type { PageStore } from '../frame/pageStore.ts';
import { subscribeToEffects } from '../frame/subscribeToEffects.ts';
import { useUiEffects } from '../frame/useUiEffects.ts';

const selectors: Readonly<Record<string, string>> = {
  cell: '[role=gridcell][tabindex="0"]',
  // A proof is before the form of its page; a form in a menu is not that of the page.
  field:
    '[data-machine=proof] input, main:not(:has([data-machine=proof])) form:not(details *) :is(input, textarea, select)',
};

/** Returns the selector of what receives the focus: a cell of the calendar, a field, or the heading of a journey. */
const getSelector = (on: string) => selectors[on] ?? `[data-machine=${on}] [tabindex="-1"]`;

/** Focuses the page's heading, and scrolls to it if the person has scrolled down. */
function showPage(): void {
  focusPage();
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Carries out the effects that the session or the machine of a page requests from the browser. */
export function useDashboardEffects(actor: AnyActorRef): void {
  const [, navigate] = useLocation();
  const onUiEffect = useCallback<PageStore['onUiEffect']>(
    (listener) => subscribeToEffects(actor, listener),
    [actor],
  );
  useUiEffects(onUiEffect, (uiEffect) => {
    const effect = uiEffect as DashboardEffect;
    if (effect.type === 'address.requested') navigate(effect.address);
    else if (effect.type === 'address.replaced') navigate(effect.address, { replace: true });
    else if (effect.on === 'page') showPage();
    else document.querySelector<HTMLElement>(getSelector(effect.on))?.focus();
  });
}
