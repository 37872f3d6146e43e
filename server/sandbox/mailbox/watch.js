// Shows new mail as it arrives: the page is only loaded again when there is some.
const shown = document.querySelector('[data-newest]').dataset.newest;

async function look() {
  if (document.hidden) return;
  const answer = await fetch('/sandbox/mailbox/newest').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== shown) location.reload();
}

setInterval(() => void look(), 2000);
