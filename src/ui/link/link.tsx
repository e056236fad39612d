import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { controlMessages } from '#src/messages/controls.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { textLink } from './link.css.ts';
import { NavigationContext } from './navigation.ts';

interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the app, or an address that `safeHref` let through. */
  href: string;
  /** `text` is coloured and underlined; `plain` takes the look of what is around it. */
  look?: 'text' | 'plain';
}

export function Link({ href, look = 'text', className, children, onClick, onFocus, ...rest }: LinkProps) {
  const navigation = use(NavigationContext);
  const isInApp = href.startsWith('/');
  const isExternal = /^https?:/i.test(href);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !navigation || !isInApp || isForBrowser(event)) return;
    event.preventDefault();
    navigation.go(href);
  };
  const warm = isInApp ? () => navigation?.warm?.(href) : undefined;
  const names = [look === 'text' ? textLink : '', className].filter(Boolean).join(' ');

  return (
    <a
      {...rest}
      href={href}
      className={names === '' ? undefined : names}
      onClick={follow}
      onPointerEnter={warm}
      onFocus={(event) => {
        onFocus?.(event);
        warm?.();
      }}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {isExternal && <VisuallyHidden> {controlMessages.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}

function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (target !== '' && target !== '_self')
  );
}
