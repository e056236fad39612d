import { useEffect, useState, type ComponentType } from 'react';
import { lazyModule, type LazyModule } from './lazy-module.ts';

interface LazyOptions<Props> {
  /** A hook that says when to load, unless the component is wanted before; without it, as soon as it is rendered. */
  when?: () => boolean;
  /** Rendered until the code is there. */
  fallback?: ComponentType<Props>;
  /** Rendered where the code can't be loaded. */
  onError?: ComponentType<Props & { onRetry: () => void }>;
}

type LazyComponent<Props, Code> = ComponentType<Props & { isRequested?: boolean }> &
  Pick<LazyModule<Code>, 'load' | 'preload'>;

/** How each lazy component of the app is declared: a test takes all of them through their failures. */
export const declaredComponents: { load: () => Promise<unknown>; options: object }[] = [];

const always = () => true;
const Nothing = () => null;

/**
 * A component whose code loads when it is needed. After a failure, one with `when` stays at its fallback, and tries again
 * at its time or when it is wanted again. One with `onError` renders that, which may retry. Any other one tries once more,
 * and throws into the error boundary.
 *
 * It does without Suspense, which would show the component up to a third of a second late.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: LazyOptions<Props> = {},
): LazyComponent<Props, { default: ComponentType<Props> }> {
  declaredComponents.push({ load, options });
  const { when, fallback: Fallback = Nothing, onError: Failed } = options;
  const code = lazyModule(load);
  const useTime = when ?? always;
  const loadPart = when || Failed ? code.load : () => code.load().catch(code.load);

  function Lazy(props: Props & { isRequested?: boolean }) {
    const { isRequested = false } = props;
    const isTime = useTime();
    const [Part, setPart] = useState(() => (isTime || isRequested ? code.current()?.default : null) ?? null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (failure || !(isTime || isRequested)) return;
      loadPart().then(
        (module) => setPart(() => module.default),
        (error: unknown) => !when && setFailure({ error }),
      );
    }, [isTime, isRequested, failure]);
    if (Part) return <Part {...props} />;
    if (!failure) return <Fallback {...props} />;
    if (!Failed) throw failure.error;
    return <Failed {...props} onRetry={() => setFailure(null)} />;
  }
  return Object.assign(Lazy, { load: code.load, preload: code.preload });
}
