import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HeroSlide, Theme } from '#machines/domain/theme.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import * as styles from './hero-slides.css.ts';
import { HeroFrame } from './hero-slides.tsx';
import { homeMessages } from './home.messages.ts';

const copy = homeMessages.slides;
const turnAfter = 7000;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The slides turn by themselves until somebody is at them or pauses them; for who wants no motion they stand still. */
export default function HeroCarousel({ theme, slides }: { theme: Theme; slides: readonly HeroSlide[] }) {
  const [isStill] = useState(prefersStillness);
  const [viewport, embla] = useEmblaCarousel({ loop: true, ...(isStill && { duration: 0 }) });
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(isStill);
  const [isLookedAt, setLookedAt] = useState(false);
  const isTurning = !isPaused && !isLookedAt;

  useEffect(() => {
    const follow = () => embla && setCurrent(embla.selectedScrollSnap());
    embla?.on('select', follow);
    return () => void embla?.off('select', follow);
  }, [embla]);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => embla?.scrollNext(), turnAfter);
    return () => clearInterval(timer);
  }, [embla, isTurning]);

  return (
    <div
      className={styles.turning}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <HeroFrame
        theme={theme}
        slides={slides}
        current={current}
        viewport={viewport}
        controls={
          <div className={styles.controls}>
            <IconButton label={copy.previous} onClick={() => embla?.scrollPrev()}>
              <ChevronLeft size={22} />
            </IconButton>
            <span className={styles.dots} aria-hidden="true">
              {slides.map((_, index) => (
                <span key={index} className={index === current ? styles.dotOn : styles.dot} />
              ))}
            </span>
            <IconButton label={copy.next} onClick={() => embla?.scrollNext()}>
              <ChevronRight size={22} />
            </IconButton>
            {!isStill && (
              <IconButton label={isPaused ? copy.play : copy.pause} onClick={() => setPaused(!isPaused)}>
                {isPaused ? <Play size={18} /> : <Pause size={18} />}
              </IconButton>
            )}
          </div>
        }
      />
    </div>
  );
}
