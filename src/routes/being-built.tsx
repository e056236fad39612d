import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { useRoute } from '#src/app/use-route.ts';
import { BeingBuiltScreen } from '#src/flows/being-built/being-built-screen.tsx';

export default function BeingBuiltRoute() {
  const isSignedIn = useSelector(useActor('session'), (snapshot) => snapshot.hasTag('signedIn'));
  return <BeingBuiltScreen route={useRoute()} isVisitor={!isSignedIn} />;
}
