// Shows the first view that the gateway has put into the page, once its fonts are there, because other fonts break its lines
// elsewhere. The client's code loads after it is painted: on a slow network the styles and the fonts would wait for the code.
(() => {
  const code = document.getElementById("code")?.content;
  // A second call appends an empty fragment.
  const loadCode = () => code && document.head.append(code);
  const show = () => {
    document.documentElement.dataset.firstView = "shown";
  };
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  if (document.visibilityState === "hidden" || matchMedia("(width >= 736px)").matches) {
    show();
    loadCode();
    return;
  }
  const fonts = ["Inter Variable", "Source Serif 4 Variable"].map((name) => document.fonts.load(`1em "${name}"`));
  void Promise.race([Promise.allSettled(fonts), wait(600)]).then(() => {
    show();
    requestAnimationFrame(() => setTimeout(loadCode));
    // A page that is hidden meanwhile has no frames.
    setTimeout(loadCode, 200);
  });
})();
