import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { heroSlidesOf, type HeroSlide, type Theme } from '#machines/domain/theme.ts';
import { homeMessages } from './home.messages.ts';
import { deriveColours } from '#src/theme/colours.ts';
import { readableStyleOf, styleOf } from '#src/theme/style-of.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { deepGround } from '#src/ui/pattern/pattern.css.ts';
import * as styles from './hero-slides.css.ts';

const copy = homeMessages.slides;

/** The tenant's slides, side by side in a strip that snaps; nothing moves by itself. */
export function HeroSlides({ theme }: { theme: Theme }) {
  const slides = heroSlidesOf(theme);
  const { '--deep': deep = '', '--on-deep': onDeep = '' } = useMemo(
    () => deriveColours(theme.settings),
    [theme],
  );
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;

  const show = (index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: element.clientWidth * index, behavior: 'smooth' });
  };
  const follow = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  };

  return (
    <section
      className={`${styles.frame} ${deepGround}`}
      aria-roledescription="carousel"
      aria-label={copy.label}
    >
      <ul ref={strip} className={styles.strip} onScroll={follow}>
        {slides.map((slide, index) => (
          <li
            key={index}
            className={styles.slide}
            aria-roledescription="slide"
            aria-label={copy.slide(index + 1, count)}
            inert={index !== current}
          >
            <Slide slide={slide} deep={deep} onDeep={onDeep} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={copy.previous}
            aria-disabled={current === 0 || undefined}
            onClick={() => show(Math.max(0, current - 1))}
          >
            <ChevronLeft size={22} />
          </IconButton>
          <p className={styles.count}>
            <span className={styles.dots} aria-hidden="true">
              {slides.map((_, index) => (
                <span key={index} className={index === current ? styles.dotOn : styles.dot} />
              ))}
            </span>
          </p>
          <IconButton
            label={copy.next}
            aria-disabled={current === count - 1 || undefined}
            onClick={() => show(Math.min(count - 1, current + 1))}
          >
            <ChevronRight size={22} />
          </IconButton>
        </div>
      )}
    </section>
  );
}

function Slide({ slide, deep, onDeep }: { slide: HeroSlide; deep: string; onDeep: string }) {
  const words = { ground: deep, text: onDeep };
  const { image, superTitle, title, subTitle, button } = slide;
  return (
    <>
      {image.imagePath !== '' && (
        <img className={styles.picture} src={image.imagePath} alt="" style={styleOf(image.css)} />
      )}
      <div className={styles.words}>
        {superTitle && (
          <p className={styles.superTitle} style={readableStyleOf(superTitle.css, words)}>
            {superTitle.value}
          </p>
        )}
        {title && (
          <h2 className={styles.title} style={readableStyleOf(title.css, words)}>
            {title.value}
          </h2>
        )}
        {subTitle && (
          <p className={styles.subTitle} style={readableStyleOf(subTitle.css, words)}>
            {subTitle.value}
          </p>
        )}
        {button && (
          <div className={styles.action}>
            <ButtonLink
              className={styles.button}
              href={button.href}
              style={readableStyleOf(button.css, { ground: onDeep, text: deep })}
            >
              {button.value}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
