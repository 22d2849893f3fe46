// The chosen theme before anything is drawn; src/lib/theme.ts writes the cookie. A file of its own, since the
// content security policy lets no script run inside the page.
document.documentElement.dataset.theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1] ?? "";
