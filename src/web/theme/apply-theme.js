// Runs before the first paint, as a plain script, so that no page flashes in the wrong theme.
(() => {
  const paper = { light: '#f5f3ec', dark: '#14171a' };

  const stored = () => {
    try {
      return localStorage.getItem('longrun.theme');
    } catch {
      return null;
    }
  };

  const apply = (choice) => {
    const fixed = choice === 'light' || choice === 'dark' ? choice : null;
    if (fixed) document.documentElement.dataset.theme = fixed;
    else delete document.documentElement.dataset.theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = paper[fixed ?? own];
    }
  };

  addEventListener('longrun.theme', (event) => apply(event.detail));
  addEventListener('storage', (event) => {
    if (event.key === 'longrun.theme') apply(event.newValue);
  });
  apply(stored());
})();
