/** The style sheet of the report on replays, which is a single file that can be sent to others. */
export const replayStyle = `
:root { color-scheme: light dark; --good: light-dark(#1b6e3c, #7fd6a2); --bad: light-dark(#a3211b, #ff9d94);
  --quiet: light-dark(#55605a, #a9b5ae); --line: light-dark(#d9e0db, #2d3833); --card: light-dark(#fff, #141d19); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f5f8f6, #0b1210); color: light-dark(#17201b, #e8efea); }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.15rem; margin: 0; }
a { color: inherit; } code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
nav ul, ol { list-style: none; margin: 0; padding: 0; } nav li { padding: 0.25rem 0; }
.outcome { font-size: 0.8rem; padding: 0.05rem 0.5rem; border-radius: 1rem; border: 1px solid; white-space: nowrap; color: var(--quiet); }
.passed > .outcome, .passed > h2 .outcome, .seen > p .outcome, .seen .mark { color: var(--good); }
.failed > .outcome, .failed > h2 .outcome, .step.failed > p .outcome, .failed > p .mark { color: var(--bad); }
.path { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin-top: 1.5rem; }
.path.failed { border-inline-start: 0.35rem solid var(--bad); }
ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1.25rem; margin-top: 1rem; align-items: start; }
.step p { margin: 0 0 0.5rem; } .step img { width: 100%; max-height: 24rem; object-fit: contain; object-position: top left; border: 1px solid var(--line); border-radius: 0.4rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-inline-start: 0.25rem solid var(--bad); padding: 0.5rem 0.75rem; margin: 0 0 0.75rem; }
.not-walked pre { border-color: var(--quiet); } .step.not-reached { color: var(--quiet); }
@media print { .path { break-inside: auto; } .step { break-inside: avoid; } }
`;
