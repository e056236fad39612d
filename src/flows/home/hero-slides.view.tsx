import { lazy, Suspense } from 'react';
import type { HeroSlide, Theme } from '#machines/domain/theme.ts';
import { useIdle } from '#src/app/idle.ts';
import { HeroFrame } from './hero-slides.tsx';

const StillSlide = ({ theme, slides }: HeroSlidesProps) => <HeroFrame theme={theme} slides={slides} />;

/** Without its code the first slide stays, and all else works. */
const Carousel = lazy(() => import('./hero-carousel.view.tsx').catch(() => ({ default: StillSlide })));

interface HeroSlidesProps {
  theme: Theme;
  slides: readonly HeroSlide[];
}

/** The tenant's slides: the first one at once; several begin to turn when the page is quiet. */
export function HeroSlides(props: HeroSlidesProps) {
  const isIdle = useIdle();
  const still = <StillSlide {...props} />;
  if (!isIdle || props.slides.length === 1) return still;
  return (
    <Suspense fallback={still}>
      <Carousel {...props} />
    </Suspense>
  );
}
