/** Notes what was moved up or down inside the page, for `window.falls`. Runs in the page. */
export function watchFalls(): void {
  const falls: string[] = [];
  Object.assign(window, { falls });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: unknown = Reflect.get(entry, 'sources');
      for (const { node, previousRect, currentRect } of Array.isArray(sources) ? sources : []) {
        if (previousRect.top === currentRect.top) continue;
        if (document.querySelector('main')?.contains(node)) falls.push(node.textContent);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
