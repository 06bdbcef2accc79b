/** Style of the public pages. One text, named by its hash in the page's policy. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1d1f24; --soft: #5b616e; --line: #d9dce3; --shade: #f4f5f8; --link: #0b57b7; --ground: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ee; --soft: #a3a9b8; --line: #363b47; --shade: #20242d; --link: #86b6ff; --ground: #15181e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .75rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .75rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
p, ul { margin: .6rem 0; max-width: 46rem; }
ul { padding-left: 1.25rem; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible, .table:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code { font: .875em/1.5 ui-monospace, monospace; background: var(--shade); padding: .1em .3em; border-radius: 4px; overflow-wrap: anywhere; }
pre { background: var(--shade); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem; overflow: auto; max-height: 32rem; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
.table { overflow-x: auto; margin: .9rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); min-width: 5.5rem; }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
td code { white-space: nowrap; }
`;
