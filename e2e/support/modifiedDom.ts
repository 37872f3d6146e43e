/**
 * Translates the page as browsers do: elements with the translation replace each text node, also later ones,
 * and attributes
 * are translated as well. The translation is the text with a zero-width space: React and the DOM see another
 * text, locators the
 * same. Runs in the page before its scripts.
 */
export function startTranslating(): void {
  const mark = '\u200b';
  const untranslated = 'script, style, noscript, textarea, option, title, svg, font, [translate=no]';
  const names = ['aria-label', 'placeholder', 'title', 'alt'];
  const translateText = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data + mark);
    text.replaceWith(outer);
  };
  const translateAttributes = (element: Element) => {
    for (const name of names) {
      const value = element.getAttribute(name);
      if (value !== null && !value.endsWith(mark)) element.setAttribute(name, value + mark);
    }
  };
  const translateAll = (root: Node) => {
    const found: Node[] = [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) found.push(walker.currentNode);
    for (const node of found) {
      if (node instanceof Text) translateText(node);
      else if (node instanceof Element) translateAttributes(node);
    }
  };
  new MutationObserver((changes) => {
    if (document.documentElement) document.documentElement.classList.add('translated-ltr');
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateText(target as Text);
      for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/**
 * Changes that password managers and reading aids make: an icon after each input, a wrapper around it, a bar
 * above each form.
 */
export function decorate(): void {
  const wrapped = new WeakSet<Element>();
  const wrap = (input: Element) => {
    if (wrapped.has(input) || input === document.activeElement) return;
    wrapped.add(input);
    const wrapper = document.createElement('span');
    wrapper.style.display = 'contents';
    input.replaceWith(wrapper);
    wrapper.append(input, document.createElement('i'));
  };
  const mark = (form: Element) => {
    if (wrapped.has(form)) return;
    wrapped.add(form);
    form.prepend(document.createElement('aside'));
    form.before(document.createElement('aside'));
  };
  new MutationObserver(() => {
    if (document.readyState === 'loading') return;
    for (const input of document.querySelectorAll('input, textarea')) wrap(input);
    for (const form of document.querySelectorAll('form')) mark(form);
  }).observe(document, { childList: true, subtree: true });
}
