// The chosen theme before anything is drawn; src/lib/theme.ts writes the cookie. The build puts it into the client's page.
document.documentElement.dataset.theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1] ?? "";
