/** Styles for both themes, kept here because the page works without the web app. */
export const docsStyle = `
:root { color-scheme: light dark; --paper: light-dark(#faf7f0, #1b1a17); --ink: light-dark(#23211c, #efece4);
  --soft: light-dark(#5c574c, #b9b3a5); --line: light-dark(#ded7c8, #3a372f); --herb: light-dark(#2f6b3c, #8fd09b); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink);
  font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin: 3rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; }
h3.example-title { margin-top: 1.75rem; font-family: inherit; }
.example-title .who { font: .9em ui-monospace, monospace; }
a { color: var(--herb); }
article { margin-top: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 12px; }
article p { margin: .5rem 0 0; }
.method { color: var(--herb); }
.who { color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
table { width: 100%; margin-top: 1rem; border-collapse: collapse; font-size: .9375rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .25rem; }
th, td { text-align: left; vertical-align: top; font-weight: 400; padding: .375rem .75rem .375rem 0; border-top: 1px solid var(--line); }
th { width: 40%; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; }
details { margin-top: 1rem; color: var(--soft); }
summary { cursor: pointer; padding: .5rem 0; }
`
