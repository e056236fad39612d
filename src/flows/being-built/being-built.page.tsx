import { useRoute } from '#src/app/use-route.ts';
import { BeingBuiltScreen } from './being-built-screen.tsx';

export default function BeingBuiltRoute() {
  return <BeingBuiltScreen route={useRoute()} />;
}
