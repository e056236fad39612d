import { use, useState, type ComponentProps, type ReactNode } from 'react';
import { pictureAt } from '#machines/domain/picture.ts';
import { PictureOrigin } from './picture-origin.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** Null or empty for none. */
  src: string | null;
  alt: string;
  /** What stands in its place where it can't be had. */
  instead?: ReactNode;
  onMissing?: () => void;
}

/** A picture, unless it can't be had. On a page that came ready-made it may have failed before anybody listened. */
export function Picture({ src, alt, instead = null, onMissing, ...rest }: PictureProps) {
  const origin = use(PictureOrigin);
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === '' || src === broken) return instead;
  const fail = () => {
    setBroken(src);
    onMissing?.();
  };
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
  };
  return <img {...rest} ref={look} src={pictureAt(origin, src)} alt={alt} onError={fail} />;
}
