import type { HeroSlide, Theme } from '#machines/domain/theme.ts';
import { useIdle } from '#src/app/idle.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { HeroFrame } from './hero-slides.tsx';

const StillSlide = ({ theme, slides }: HeroSlidesProps) => <HeroFrame theme={theme} slides={slides} />;

const Carousel = lazyComponent(() => import('./hero-carousel.view.tsx'), {
  when: useIdle,
  fallback: StillSlide,
});

interface HeroSlidesProps {
  theme: Theme;
  slides: readonly HeroSlide[];
}

/** The tenant's slides: the first one at once; several begin to turn when the page is idle. */
export function HeroSlides(props: HeroSlidesProps) {
  return props.slides.length === 1 ? <StillSlide {...props} /> : <Carousel {...props} />;
}
