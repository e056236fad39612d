import type { ComponentType } from 'react';
import { useFlow, type PageChildren } from './app-context.ts';
import { useLastDefined } from './use-last-defined.ts';

/** The page of a flow, as the chart of the pages runs it. Nothing is shown before the flow has begun. */
export function flowPage<Name extends keyof PageChildren>(
  name: Name,
  Page: ComponentType<{ flow: NonNullable<PageChildren[Name]> }>,
) {
  return function FlowPage() {
    const flow = useLastDefined(useFlow(name));
    return flow && <Page flow={flow} />;
  };
}
