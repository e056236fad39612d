const pause = 200;

interface Viewport extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly innerHeight: number;
}

/** Keeps `--vh` at one hundredth of the window's inner height. Returns how to stop. */
export function followViewportHeight(
  viewport: Viewport = window,
  style: Pick<CSSStyleDeclaration, 'setProperty'> = document.documentElement.style,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => style.setProperty('--vh', `${viewport.innerHeight / 100}px`);
  const measureSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, pause);
  };
  measure();
  viewport.addEventListener('resize', measureSoon);
  return () => {
    clearTimeout(timer);
    viewport.removeEventListener('resize', measureSoon);
  };
}
