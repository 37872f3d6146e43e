import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../contract/values/language.ts';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';

resetModulesBeforeEach();
beforeEach(() => {
  // Not what says when the page was opened.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '', '/en/casa');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface TabOptions {
  isWaiting?: () => boolean;
  hasUnsavedInput?: () => boolean;
  offered?: readonly Language[];
}

/** A tab that shows /en/casa, in which somebody is. */
async function tab({ isWaiting = () => false, hasUnsavedInput = () => false, offered }: TabOptions = {}) {
  const { isBusy } = await import('../../src/frame/isBusy.ts');
  const { addUnsavedSource } = await import('../../src/actors/unsavedChanges.ts');
  const { SiteContext } = await import('../../src/frame/site.ts');
  const { recordLanguageSwitch } = await import('../../src/i18n/chosenLanguage.ts');
  const { LanguageFollower } = await import('../../src/frame/browser/LanguageFollower.tsx');
  const { InEnglish } = await import('../views/support/inLanguage.tsx');
  const journey = { getSnapshot: () => ({ hasTag: (tag: string) => tag === 'waiting' && isWaiting() }) };
  const busyPage = { value: 'ready', context: {}, children: { booking: journey as never } };
  addUnsavedSource(hasUnsavedInput);
  const site = { productName: 'Estadia', publicUrl: 'http://localhost', gatewayHosts: [] };
  const settings = { ...site, ...(offered && { languages: offered }) };
  const open = (page?: ReactNode) =>
    act(async () =>
      render(
        <InEnglish>
          <SiteContext value={{ settings, languagePath: (language) => `/${language}/casa` }}>
            {page}
            <LanguageFollower isBusy={() => isBusy(busyPage)} />
          </SiteContext>
        </InEnglish>,
      ),
    );
  return { recordLanguageSwitch, open };
}

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** In another tab, some time later. */
const isChosen = (language: string) => {
  vi.setSystemTime(Date.now() + 1000);
  localStorage.setItem('language-chosen', `${language} ${Date.now()}`);
  vi.setSystemTime(Date.now() + 1000);
};

const show = (how: DocumentVisibilityState = 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(how);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

const comesBack = () => act(async () => dispatchPageShow());

const path = () => window.location.pathname;

describe('a tab', () => {
  test('adopts a language chosen in another tab when it is next shown, without a history entry', async () => {
    const { open } = await tab();
    await open();
    isChosen('de');
    const entries = window.history.length;
    await show('hidden');
    expect(path()).toBe('/en/casa');
    await show();
    expect([path(), window.history.length]).toEqual(['/de/casa', entries]);
  });

  test('adopts the language when the Back button restores it', async () => {
    const { open } = await tab();
    await open();
    isChosen('fr');
    await comesBack();
    expect(path()).toBe('/fr/casa');
  });

  test('adopts changes of other tabs in the background', async () => {
    const { open } = await tab();
    isChosen('de');
    await open();
    expect(path()).toBe('/de/casa');
  });

  test('keeps the language of an address that was opened after the choice', async () => {
    localStorage.setItem('language-chosen', `de ${performance.timeOrigin - 1}`);
    const { open } = await tab();
    await open();
    await show();
    expect(path()).toBe('/en/casa');
  });

  test('keeps the language chosen in this tab after the choice in another one', async () => {
    const { open, recordLanguageSwitch } = await tab();
    await open();
    isChosen('de');
    recordLanguageSwitch();
    await show();
    expect(path()).toBe('/en/casa');
  });

  test('ignores languages that the site does not offer, and invalid values', async () => {
    const { open } = await tab({ offered: ['en', 'pt'] });
    await open();
    for (const language of ['de', 'xx', '']) {
      isChosen(language);
      await show();
    }
    expect(path()).toBe('/en/casa');
  });

  test('keeps its language while input is unsaved, and changes it later', async () => {
    let hasUnsavedInput = true;
    const { open } = await tab({ hasUnsavedInput: () => hasUnsavedInput });
    await open();
    isChosen('de');
    await show();
    expect(path()).toBe('/en/casa');
    hasUnsavedInput = false;
    await show();
    expect(path()).toBe('/de/casa');
  });

  test('keeps its language while typed dates are not searched for', async () => {
    const { open } = await tab();
    const { SearchForm } = await import('../../src/views/landing/SearchForm.tsx');
    await open(<SearchForm maxGuests={4} proposed={undefined} />);
    isChosen('de');
    for (const [day, there] of [
      ['2027-05-03', '/en/casa'],
      ['', '/de/casa'],
    ] as const) {
      fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: day } });
      await show();
      expect(path()).toBe(there);
    }
  });

  test('waits for running calls, and keeps its language if they do not end', async () => {
    let isWaiting = true;
    const { open } = await tab({ isWaiting: () => isWaiting });
    await open();
    isChosen('de');
    await show();
    await passes(16_000);
    isWaiting = false;
    await passes(1000);
    expect(path()).toBe('/en/casa');
    isWaiting = true;
    await show();
    await passes(1000);
    isWaiting = false;
    await passes(200);
    expect(path()).toBe('/de/casa');
  });
});

describe('the language switch', () => {
  const openSwitch = async () => {
    const { LanguageSwitch } = await import('../../src/ui/LanguageSwitch.tsx');
    const { InEnglish } = await import('../views/support/inLanguage.tsx');
    const languages = [
      { code: 'en', name: 'English', href: '/en' },
      { code: 'de', name: 'Deutsch', href: '/de', note: 'partly in English' },
    ] as const;
    const { container } = render(<LanguageSwitch label="Language" current="en" languages={languages} />, {
      wrapper: InEnglish,
    });
    return container.querySelector('a[hreflang=de]')!;
  };
  const click = (link: Element, how: MouseEventInit = {}) =>
    act(async () => {
      link.addEventListener('click', (event) => event.preventDefault());
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    });

  test('marks an incomplete language in the language of the page', async () => {
    const link = await openSwitch();
    expect(link.innerHTML).toBe('<span>Deutsch</span><small lang="en">partly in English</small>');
  });

  test('sends the choice and its time to other tabs', async () => {
    const link = await openSwitch();
    await click(link);
    expect(localStorage.getItem('language-chosen')).toBe(`de ${Date.now()}`);
  });

  test('keeps the left page in its language for the Back button', async () => {
    const { open } = await tab();
    await open();
    const link = await openSwitch();
    vi.setSystemTime(Date.now() + 1000);
    await click(link);
    vi.setSystemTime(Date.now() + 1000);
    await comesBack();
    expect(path()).toBe('/en/casa');
  });

  test('sends nothing when the other language is opened in another tab', async () => {
    const link = await openSwitch();
    await click(link, { ctrlKey: true });
    expect(localStorage.getItem('language-chosen')).toBeNull();
  });
});
