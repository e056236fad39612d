import { useRoute } from '#src/app/use-route.ts';
import { BeingBuiltScreen } from '#src/flows/being-built/being-built-screen.tsx';

export default function BeingBuiltRoute() {
  return <BeingBuiltScreen route={useRoute()} />;
}
