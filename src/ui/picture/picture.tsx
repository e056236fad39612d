import { useState, type ComponentProps, type ReactNode } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Null or empty for none. */
  src: string | null;
  alt: string;
  /** What stands in its place where it can't be had. */
  instead?: ReactNode;
}

/** A picture, unless it can't be had. */
export function Picture({ src, alt, instead = null, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return src === null || src === '' || src === broken ? (
    instead
  ) : (
    <img {...rest} src={src} alt={alt} onError={() => setBroken(src)} />
  );
}
