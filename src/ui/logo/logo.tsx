import { imageOf, type Theme } from '#machines/domain/theme.ts';
import { styleOf } from '#src/theme/style-of.ts';
import { Picture } from '../picture/picture.tsx';
import { image as imageStyle, mark, tile, word } from './logo.css.ts';

/** The tenant's logo; its name where there is none. */
export function Logo({ theme, name }: { theme: Theme; name: string }) {
  const logo = imageOf(theme, 'logo');
  return (
    <Picture
      className={imageStyle}
      src={logo.imagePath}
      alt={name}
      height={32}
      style={styleOf(logo.css)}
      instead={
        <span className={mark}>
          <span className={tile} aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span className={word}>{name}</span>
        </span>
      }
    />
  );
}
