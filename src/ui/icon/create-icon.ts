import { createElement, type SVGProps } from 'react';

interface Drawing {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Makes a component of one of lucide's drawings, or of Tabler's. It takes the place of lucide's own `createLucideIcon`,
 * which does more than any icon of ours asks for; screen readers hear nothing of it.
 */
export default function createIcon({ node }: Drawing) {
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
