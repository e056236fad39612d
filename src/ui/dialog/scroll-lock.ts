import { useLayoutEffect, useState } from 'react';

let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, and in its place where a scroll bar goes. It stands in for the package
 * `react-remove-scroll-bar` (decision 033), whose style sheet makes the browser style the page twice before a dialog shows.
 */
export function RemoveScrollBar() {
  const [barWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const { style } = document.body;
    locks += 1;
    if (locks === 1) Object.assign(style, { overflow: 'hidden', marginRight: `${barWidth}px` });
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, { overflow: '', marginRight: '' });
    };
  }, [barWidth]);
  return null;
}
