import { useState, type ComponentProps, type ReactNode } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** Null or empty for none. */
  src: string | null;
  alt: string;
  /** What stands in its place where it can't be had. */
  instead?: ReactNode;
}

/** A picture, unless it can't be had. On a page that came ready-made it may have failed before anybody listened. */
export function Picture({ src, alt, instead = null, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === '' || src === broken) return instead;
  const fail = () => setBroken(src);
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
  };
  return <img {...rest} ref={look} src={src} alt={alt} onError={fail} />;
}
