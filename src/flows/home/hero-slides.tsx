import { useMemo, type ReactNode, type Ref } from 'react';
import type { HeroSlide, Theme } from '#machines/domain/theme.ts';
import { homeMessages } from './home.messages.ts';
import { deriveColours } from '#src/theme/colours.ts';
import { readableStyleOf, styleOf } from '#src/theme/style-of.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { deepGround } from '#src/ui/pattern/pattern.css.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import * as styles from './hero-slides.css.ts';

const copy = homeMessages.slides;

interface HeroFrameProps {
  theme: Theme;
  slides: readonly HeroSlide[];
  current?: number;
  /** What moves the strip takes it from here. */
  viewport?: Ref<HTMLDivElement>;
  controls?: ReactNode;
}

/** Slides side by side, of which one is shown; pictures of the others come with what moves them. */
export function HeroFrame({ theme, slides, current = 0, viewport, controls }: HeroFrameProps) {
  const { '--deep': deep = '', '--on-deep': onDeep = '' } = useMemo(
    () => deriveColours(theme.settings),
    [theme],
  );
  return (
    <section
      className={`${styles.frame} ${deepGround}`}
      aria-roledescription="carousel"
      aria-label={copy.label}
    >
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.strip}>
          {slides.map((slide, index) => (
            <li
              key={index}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={copy.slide(index + 1, slides.length)}
              inert={index !== current}
            >
              <Slide
                slide={slide}
                hasPicture={viewport !== undefined || index === current}
                deep={deep}
                onDeep={onDeep}
              />
            </li>
          ))}
        </ul>
      </div>
      {controls}
    </section>
  );
}

interface SlideProps {
  slide: HeroSlide;
  hasPicture: boolean;
  deep: string;
  onDeep: string;
}

function Slide({ slide, hasPicture, deep, onDeep }: SlideProps) {
  const words = { ground: deep, text: onDeep };
  const { image, superTitle, title, subTitle, button } = slide;
  return (
    <>
      {hasPicture && (
        <Picture className={styles.picture} src={image.imagePath} alt="" style={styleOf(image.css)} />
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
