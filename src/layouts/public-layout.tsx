import { useRoute } from '#src/app/use-route.ts';
import { PageOutlet } from './page-outlet.tsx';
import { PublicPage } from './public-page.tsx';

export default function PublicLayout() {
  return (
    <PublicPage route={useRoute()}>
      <PageOutlet />
    </PublicPage>
  );
}
