import { chosenLook, storeLook } from './look.ts';

/** Has what is told in one language alone follow the language that is chosen. */
export function showLanguage(language: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-in-language]')) {
    part.classList.toggle('is-chosen', part.dataset['inLanguage'] === language);
  }
  for (const group of document.querySelectorAll('[data-languages]')) {
    const has = [...group.querySelectorAll('[data-in-language]')].some((part) =>
      part.classList.contains('is-chosen'),
    );
    group.classList.toggle('has-chosen', has);
  }
}

/** Has a page that shows no screens follow the choice of a language that it has by itself. */
export function runLanguages(): void {
  const form = document.querySelector<HTMLElement>('[data-language-choice]');
  if (!form) return;
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const look = chosenLook({ language: radios[0]?.value ?? '', device: 'phone', scheme: 'light' });
  for (const radio of radios) radio.checked = radio.value === look.language;
  form.classList.add('is-alive');
  form.addEventListener('change', () => {
    const language = radios.find(({ checked }) => checked)?.value ?? look.language;
    storeLook({ ...look, language });
    showLanguage(language);
  });
  showLanguage(look.language);
}
